//! A small JSON reader and writer.

#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    Null,
    Bool(bool),
    Num(f64),
    Str(String),
    Arr(Vec<Json>),
    Obj(Vec<(String, Json)>),
}

impl Json {
    pub fn get(&self, key: &str) -> Option<&Json> {
        match self {
            Json::Obj(o) => o.iter().find(|(k, _)| k == key).map(|(_, v)| v),
            _ => None,
        }
    }
    pub fn str(&self) -> Option<&str> {
        if let Json::Str(s) = self { Some(s) } else { None }
    }
    pub fn arr(&self) -> Option<&Vec<Json>> {
        if let Json::Arr(a) = self { Some(a) } else { None }
    }
    pub fn num(&self) -> Option<f64> {
        match self {
            Json::Num(n) => Some(*n),
            Json::Bool(b) => Some(*b as i32 as f64),
            Json::Obj(_) => match self.get("num")?.str()? {
                "nan" => Some(f64::NAN),
                "inf" => Some(f64::INFINITY),
                "-inf" => Some(f64::NEG_INFINITY),
                _ => None,
            },
            _ => None,
        }
    }
    pub fn number(n: f64) -> Json {
        if n.is_finite() {
            return Json::Num(n);
        }
        let s = if n.is_nan() { "nan" } else if n > 0.0 { "inf" } else { "-inf" };
        Json::Obj(vec![("num".into(), Json::Str(s.into()))])
    }
    pub fn write(&self, out: &mut String) {
        match self {
            Json::Null => out.push_str("null"),
            Json::Bool(b) => out.push_str(if *b { "true" } else { "false" }),
            Json::Num(n) => {
                if *n == n.trunc() && n.abs() < 1e15 {
                    out.push_str(&format!("{}", *n as i64))
                } else {
                    out.push_str(&format!("{:?}", n))
                }
            }
            Json::Str(s) => quote(s, out),
            Json::Arr(a) => {
                out.push('[');
                for (i, v) in a.iter().enumerate() {
                    if i > 0 { out.push(',') }
                    v.write(out);
                }
                out.push(']');
            }
            Json::Obj(o) => {
                out.push('{');
                for (i, (k, v)) in o.iter().enumerate() {
                    if i > 0 { out.push(',') }
                    quote(k, out);
                    out.push(':');
                    v.write(out);
                }
                out.push('}');
            }
        }
    }
}

pub fn obj(members: Vec<(&str, Json)>) -> Json {
    Json::Obj(members.into_iter().map(|(k, v)| (k.to_string(), v)).collect())
}
pub fn s(text: &str) -> Json { Json::Str(text.to_string()) }

fn quote(s: &str, out: &mut String) {
    out.push('"');
    for c in s.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            c if (c as u32) < 0x20 => out.push_str(&format!("\\u{:04x}", c as u32)),
            c => out.push(c),
        }
    }
    out.push('"');
}

pub struct Parser<'a> { b: &'a [u8], i: usize }

pub fn parse(text: &str) -> Option<Json> {
    let mut p = Parser { b: text.as_bytes(), i: 0 };
    p.value()
}

impl<'a> Parser<'a> {
    fn ws(&mut self) {
        while self.i < self.b.len() && matches!(self.b[self.i], b' ' | b'\n' | b'\r' | b'\t') { self.i += 1 }
    }
    fn lit(&mut self, t: &str, v: Json) -> Option<Json> {
        if self.b[self.i..].starts_with(t.as_bytes()) { self.i += t.len(); Some(v) } else { None }
    }
    fn value(&mut self) -> Option<Json> {
        self.ws();
        match *self.b.get(self.i)? {
            b'n' => self.lit("null", Json::Null),
            b't' => self.lit("true", Json::Bool(true)),
            b'f' => self.lit("false", Json::Bool(false)),
            b'"' => self.string().map(Json::Str),
            b'[' => {
                self.i += 1;
                let mut a = vec![];
                loop {
                    self.ws();
                    match *self.b.get(self.i)? {
                        b']' => { self.i += 1; return Some(Json::Arr(a)) }
                        b',' => self.i += 1,
                        _ => a.push(self.value()?),
                    }
                }
            }
            b'{' => {
                self.i += 1;
                let mut o = vec![];
                loop {
                    self.ws();
                    match *self.b.get(self.i)? {
                        b'}' => { self.i += 1; return Some(Json::Obj(o)) }
                        b',' => self.i += 1,
                        _ => {
                            let k = self.string()?;
                            self.ws();
                            if *self.b.get(self.i)? != b':' { return None }
                            self.i += 1;
                            o.push((k, self.value()?));
                        }
                    }
                }
            }
            _ => {
                let st = self.i;
                while self.i < self.b.len() && matches!(self.b[self.i], b'-' | b'+' | b'.' | b'e' | b'E' | b'0'..=b'9') { self.i += 1 }
                std::str::from_utf8(&self.b[st..self.i]).ok()?.parse().ok().map(Json::Num)
            }
        }
    }
    fn hex(&mut self) -> Option<u32> {
        let h = u32::from_str_radix(std::str::from_utf8(self.b.get(self.i..self.i + 4)?).ok()?, 16).ok()?;
        self.i += 4;
        Some(h)
    }
    fn string(&mut self) -> Option<String> {
        if *self.b.get(self.i)? != b'"' { return None }
        self.i += 1;
        let mut out: Vec<u8> = vec![];
        loop {
            let c = *self.b.get(self.i)?;
            self.i += 1;
            match c {
                b'"' => return String::from_utf8(out).ok(),
                b'\\' => {
                    let e = *self.b.get(self.i)?;
                    self.i += 1;
                    let ch = match e {
                        b'n' => '\n', b't' => '\t', b'r' => '\r', b'b' => '\u{8}', b'f' => '\u{c}',
                        b'u' => {
                            let mut h = self.hex()?;
                            if (0xD800..0xDC00).contains(&h) && self.b.get(self.i) == Some(&b'\\') {
                                self.i += 2;
                                let lo = self.hex()?;
                                h = 0x10000 + ((h - 0xD800) << 10) + lo.wrapping_sub(0xDC00);
                            }
                            char::from_u32(h).unwrap_or('\u{fffd}')
                        }
                        e => e as char,
                    };
                    let mut buf = [0; 4];
                    out.extend_from_slice(ch.encode_utf8(&mut buf).as_bytes());
                }
                c => out.push(c),
            }
        }
    }
}
