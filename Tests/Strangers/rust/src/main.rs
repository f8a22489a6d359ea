//! Shale: layers, actions, transactions and animations after Core Animation, and a driver for them.
mod actions;
mod animation;
mod classes;
mod client;
mod conversion;
mod driver;
mod geometry;
mod json;
mod layer;
mod layout;
mod transaction;
mod value;
mod view;

use json::{obj, s, Json};
use std::io::{BufRead, Write};
use std::rc::Rc;

fn serve() {
    let input = std::io::stdin();
    let mut output = std::io::stdout();
    for line in input.lock().lines() {
        let Ok(line) = line else { break };
        if line.trim().is_empty() { continue }
        let message = json::parse(&line).unwrap_or(Json::Null);
        let n = message.get("n").cloned().unwrap_or(Json::Null);
        let bye = message.get("bye").is_some();
        let answer = if message.get("hello").is_some() {
            ("hello", driver::hello())
        } else if let Some(run) = message.get("run") {
            let client = Rc::new(client::Client::default());
            let mut w = layer::World::new(client.clone());
            let steps = run.get("steps").and_then(|x| x.arr()).cloned().unwrap_or_default();
            ("trace", Json::Arr(steps.iter().map(|step| driver::top_level(&client, &mut w, step)).collect()))
        } else if bye {
            ("bye", obj(vec![]))
        } else {
            ("error", s("a message that is not known"))
        };
        let mut out = String::new();
        obj(vec![("n", n), answer]).write(&mut out);
        out.push('\n');
        if output.write_all(out.as_bytes()).and_then(|_| output.flush()).is_err() || bye { break }
    }
}

fn main() {
    // Trees may be deep.
    std::thread::Builder::new().stack_size(256 << 20).spawn(serve).unwrap().join().unwrap();
}
