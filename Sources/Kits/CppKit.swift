/// The driver in C++.
enum CppKit {
  static let text = #"""
    // A driver for LayerCheck: it carries out scripts on your engine. C++17, nothing to install.
    //
    // The first part is yours: it drives a layer that this file has itself, with bounds, position and frame.
    // Put your engine in its place, then follow Specs/drivers.md: each step there is a word in SUPPORTS and
    // an entry in `steps`. Build and run after every change:
    //
    //     c++ -std=c++17 -Wall -O1 -o driver driver.cpp
    //     layercheck run --cases 500 --expect known.txt -- ./driver
    #include <cmath>
    #include <cstdio>
    #include <cstdlib>
    #include <iostream>
    #include <map>
    #include <stdexcept>
    #include <string>
    #include <utility>
    #include <vector>

    // What the second part offers.

    // The step, or something about it, is not known here: nothing happened.
    struct Unsupported : std::runtime_error { using runtime_error::runtime_error; };
    // The engine raised an exception of this name.
    struct Raised : std::runtime_error { using runtime_error::runtime_error; };

    // A value of JSON. `operator[]` gives nothing where there is no member, `text` "" for what is no text.
    struct Json {
      enum Kind { nothing, truth, number, text_, list, object } kind = nothing;
      double n = 0;
      std::string s;
      std::vector<std::pair<std::string, Json>> parts;

      const Json &operator[](const std::string &key) const;
      const std::string &text() const { return s; }
      bool has(const std::string &key) const { return (*this)[key].kind != nothing; }
    };

    // The numbers of a value such as {"rect":[0,0,1,1]}; throws Unsupported for any other value.
    static std::vector<double> numbers(const Json &value, const std::string &tag);
    // A number, or a truth value as 1 or 0; throws Unsupported for any other value.
    [[maybe_unused]] static double number(const Json &value);
    // Answers.
    static std::string done();
    static std::string value(const std::string &tag, const std::vector<double> &parts);
    [[maybe_unused]] static std::string value(double number);
    [[maybe_unused]] static std::string truth(bool value);
    // An object by the name that the script gave it; "" is no object.
    [[maybe_unused]] static std::string reference(const std::string &name);
    // A list of objects; one without any is no object, as the sublayers of a layer that has none.
    [[maybe_unused]] static std::string references(const std::vector<std::string> &names);

    // ---- Yours ---------------------------------------------------------------------------------------

    static const char *NAME = "my engine";
    // What is declared is asked for, and nothing else.
    static const char *SUPPORTS = R"({"steps":["new","set","get"],"classes":["CALayer"],
      "properties":{"CALayer":["bounds","position","frame"]},"readOnly":{"CALayer":["frame"]}})";
    // What your engine does otherwise on purpose, such as ["no-presentation"]: Specs/protocol.md, Deviations.
    static const char *DEVIATIONS = "[]";

    struct Layer {
      std::vector<double> bounds{0, 0, 0, 0}, position{0, 0};
    };

    // What one script makes. Nothing may stay from one script to the next.
    struct World {
      std::map<std::string, Layer> layers;

      Layer &layer(const Json &name) {
        auto found = layers.find(name.text());
        if (found == layers.end()) throw Unsupported("there is no " + name.text());
        return found->second;
      }

      std::string make(const Json &step) {
        auto type = step["class"].text();
        if ((type != "" && type != "CALayer") || step.has("with") || step.has("implements"))
          throw Unsupported("only plain layers are made here");
        layers[step["name"].text()] = Layer();
        return done();
      }

      std::string set(const Json &step) {
        auto &layer = this->layer(step["on"]);
        auto property = step["property"].text();
        if (property != "bounds" && property != "position") throw Unsupported("set " + property);
        auto parts = numbers(step["value"], property == "bounds" ? "rect" : "point");
        for (double part : parts)
          if (!std::isfinite(part)) throw Raised("CALayerInvalidGeometry");
        if (property == "position") layer.position = parts;
        else
          layer.bounds = {std::fmin(parts[0], parts[0] + parts[2]), std::fmin(parts[1], parts[1] + parts[3]),
                          std::fabs(parts[2]), std::fabs(parts[3])};
        return done();
      }

      std::string get(const Json &step) {
        auto &[b, p] = layer(step["on"]);
        auto property = step["property"].text();
        if (property == "bounds") return value("rect", b);
        if (property == "position") return value("point", p);
        if (property == "frame") return value("rect", {p[0] - b[2] / 2, p[1] - b[3] / 2, b[2], b[3]});
        throw Unsupported("get " + property);
      }
    };

    static const std::map<std::string, std::string (World::*)(const Json &)> steps = {
        {"new", &World::make}, {"set", &World::set}, {"get", &World::get}};

    // ---- The protocol: nothing below needs to change -------------------------------------------------

    const Json &Json::operator[](const std::string &key) const {
      static const Json none;
      for (auto &part : parts)
        if (kind == object && part.first == key) return part.second;
      return none;
    }

    static std::vector<double> numbers(const Json &value, const std::string &tag) {
      if (value[tag].kind != Json::list) throw Unsupported("a value that is no " + tag);
      std::vector<double> result;
      for (auto &[key, part] : value[tag].parts) result.push_back(number(part));
      auto count = tag == "rect" || tag == "color" ? 4u : tag == "affine" ? 6u : tag == "transform" ? 16u : 2u;
      if (result.size() != count) throw Unsupported("a value that is no " + tag);
      return result;
    }

    static double number(const Json &value) {
      auto name = value["num"].text();
      if (name != "") return name == "nan" ? NAN : name == "inf" ? INFINITY : -INFINITY;
      if (value.kind != Json::number && value.kind != Json::truth) throw Unsupported("a value that is no number");
      return value.n;
    }

    static std::string quoted(const std::string &text) {
      std::string result = "\"";
      for (unsigned char byte : text) {
        char escape[8];
        std::snprintf(escape, sizeof escape, "\\u%04x", byte);
        if (byte < 32) result += escape;
        else if (byte == '"' || byte == '\\') (result += '\\') += static_cast<char>(byte);
        else result += static_cast<char>(byte);
      }
      return result + "\"";
    }

    static std::string done() { return R"({"done":true})"; }

    static std::string spelled(double number) {
      char digits[40];
      std::snprintf(digits, sizeof digits, "%.17g", number);
      auto special = std::isnan(number) ? "nan" : number > 0 ? "inf" : "-inf";
      return std::isfinite(number) ? digits : std::string("{\"num\":\"") + special + "\"}";
    }

    static std::string joined(const std::vector<std::string> &parts) {
      std::string result;
      for (auto &part : parts) result += (result.empty() ? "" : ",") + part;
      return result;
    }

    static std::string value(const std::string &tag, const std::vector<double> &parts) {
      std::vector<std::string> texts;
      for (double part : parts) texts.push_back(spelled(part));
      return "{\"value\":{" + quoted(tag) + ":[" + joined(texts) + "]}}";
    }

    static std::string value(double number) { return "{\"value\":" + spelled(number) + "}"; }

    static std::string truth(bool value) { return value ? R"({"value":true})" : R"({"value":false})"; }

    static std::string reference(const std::string &name) {
      return "{\"value\":" + (name == "" ? "null" : "{\"ref\":" + quoted(name) + "}") + "}";
    }

    static std::string references(const std::vector<std::string> &names) {
      if (names.empty()) return reference("");
      std::vector<std::string> texts;
      for (auto &name : names) texts.push_back("{\"ref\":" + quoted(name) + "}");
      return "{\"value\":{\"list\":[" + joined(texts) + "]}}";
    }

    // Reads the JSON that the harness writes.
    struct Reader {
      const std::string &line;
      size_t at = 0;

      char peek() const { return at < line.size() ? line[at] : '\0'; }

      Json read() {
        Json json;
        char open = peek();
        if (open == '{' || open == '[') {
          json.kind = open == '{' ? Json::object : Json::list;
          for (at++; peek() && peek() != '}' && peek() != ']';) {
            std::string key;
            if (open == '{') { key = text(); at++; }
            json.parts.emplace_back(key, read());
            if (peek() == ',') at++;
          }
          at++;
        } else if (open == '"') {
          json.kind = Json::text_;
          json.s = text();
        } else if (open == 't' || open == 'f' || open == 'n') {
          json.kind = open == 'n' ? Json::nothing : Json::truth;
          json.n = open == 't';
          at += open == 'f' ? 5 : 4;
        } else {
          const char *start = line.c_str() + at;
          char *end;
          json.kind = Json::number;
          json.n = std::strtod(start, &end);
          at = end > start ? at + static_cast<size_t>(end - start) : line.size();
        }
        return json;
      }

      std::string text() {
        std::string result;
        for (at++; peek() && peek() != '"';) {
          if (peek() != '\\') { result += line[at++]; continue; }
          const std::string known = "bfnrt\"\\/", meant = "\b\f\n\r\t\"\\/";
          at++;
          char mark = line[at++];
          if (mark != 'u') { result += meant[known.find(mark)]; continue; }
          unsigned code = hexadecimal();
          if (code >= 0xD800 && code < 0xDC00 && line.compare(at, 2, "\\u") == 0) {
            at += 2;
            code = 0x10000 + ((code & 0x3FF) << 10) + (hexadecimal() & 0x3FF);
          }
          append(code, result);
        }
        at++;
        return result;
      }

      unsigned hexadecimal() {
        unsigned code = static_cast<unsigned>(std::strtoul(line.substr(at, 4).c_str(), nullptr, 16));
        at += 4;
        return code;
      }

      static void append(unsigned code, std::string &text) {
        int more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
        text += static_cast<char>(more == 0 ? code : (0xFFu << (7 - more) & 0xFF) | code >> 6 * more);
        while (more--) text += static_cast<char>(0x80 | (code >> 6 * more & 0x3F));
      }
    };

    static std::string outcome(World &world, const Json &step) {
      auto known = steps.find(step["step"].text());
      bool isOther = step.has("thread") || step.has("animation");
      if (known == steps.end() || isOther) return "{\"unsupported\":" + quoted(step["step"].text()) + "}";
      try {
        return (world.*known->second)(step);
      } catch (const Raised &raised) {
        return "{\"raised\":" + quoted(raised.what()) + "}";
      } catch (const Unsupported &why) {
        return "{\"unsupported\":" + quoted(why.what()) + "}";
      }
    }

    static std::string supports() {
      std::string result;
      for (const char *at = SUPPORTS; *at; at++)
        if (*at != '\n') result += *at;
      return result;
    }

    static std::string answer(const Json &message) {
      if (message.has("hello"))
        return "\"hello\":{\"protocol\":1,\"engine\":{\"name\":" + quoted(NAME) +
               ",\"language\":\"C++\"},\"supports\":" + supports() + ",\"deviations\":" + DEVIATIONS + "}";
      if (!message.has("run")) return "\"bye\":{}";
      World world;
      std::vector<std::string> trace;
      for (auto &[key, step] : message["run"]["steps"].parts) trace.push_back(outcome(world, step));
      return "\"trace\":[" + joined(trace) + "]";
    }

    int main() {
      // Of its own, so that what a library prints to std::cout does not stand between the answers.
      std::ostream output(std::cout.rdbuf());
      std::cout.rdbuf(std::cerr.rdbuf());
      std::string line;
      while (std::getline(std::cin, line)) {
        Json message = Reader{line}.read();
        output << "{\"n\":" << static_cast<long>(message["n"].n) << "," << answer(message) << "}" << std::endl;
        if (message.has("bye")) break;
      }
    }

    """#
}
