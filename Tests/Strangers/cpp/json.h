// JSON: reading messages and writing answers. After the kit's example.
#pragma once
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

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

inline const Json &Json::operator[](const std::string &key) const {
  static const Json none;
  for (auto &part : parts)
    if (kind == object && part.first == key) return part.second;
  return none;
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

// The shortest form that reads back as the same double.
static std::string spelled(double number) {
  if (!std::isfinite(number))
    return std::string("{\"num\":\"") + (std::isnan(number) ? "nan" : number > 0 ? "inf" : "-inf") + "\"}";
  char digits[40];
  auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
  return std::string(digits, end);
}

static std::string joined(const std::vector<std::string> &parts) {
  std::string result;
  for (auto &part : parts) result += (result.empty() ? "" : ",") + part;
  return result;
}
