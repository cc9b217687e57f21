//! The API's description of itself: something to make requests from, and to judge answers by.

use pionnier_catalog::Random;
use serde_json::{Map, Value, json};

/// A description in the words of `OpenAPI`.
pub(crate) struct Description(pub(crate) Value);

/// A kind of request.
pub(crate) struct Operation<'d> {
    pub(crate) method: String,
    pub(crate) path: &'d str,
    described: &'d Value,
}

impl Operation<'_> {
    /// What its body must be, if it has one.
    pub(crate) fn body(&self) -> Option<&Value> {
        self.described.pointer("/requestBody/content/application~1json/schema")
    }

    /// The names and schemas of what may stand in its query.
    pub(crate) fn query(&self) -> Vec<(&str, &Value)> {
        let parameters = self.described["parameters"].as_array().map_or(&[][..], Vec::as_slice);
        let is_query = |parameter: &&Value| parameter["in"] == "query";
        let part = |parameter| -> Option<(&str, &Value)> {
            let parameter: &Value = parameter;
            Some((parameter["name"].as_str()?, &parameter["schema"]))
        };
        parameters.iter().filter(is_query).filter_map(part).collect()
    }

    /// What an answer with this status must be: nothing if there is to be no body.
    ///
    /// # Panics
    /// There is to be no such answer.
    pub(crate) fn answer(&self, status: u16) -> Option<&Value> {
        let answers = &self.described["responses"];
        let answer = match status {
            400.. => &answers["default"],
            _ => &answers[status.to_string()],
        };
        assert!(answer.is_object(), "{} {} is not said to answer {status}", self.method, self.path);
        answer["content"].as_object()?.values().next().map(|content| &content["schema"])
    }
}

impl Description {
    /// Everything that can be asked.
    pub(crate) fn operations(&self) -> Vec<Operation<'_>> {
        let mut operations = Vec::new();
        for (path, methods) in self.0["paths"].as_object().expect("there are paths") {
            for (method, described) in methods.as_object().expect("a path has methods") {
                operations.push(Operation { method: method.to_uppercase(), path, described });
            }
        }
        operations
    }

    /// A schema by its name.
    pub(crate) fn schema(&self, name: &str) -> &Value {
        let schema = &self.0["components"]["schemas"][name];
        assert!(schema.is_object(), "there is no schema {name}");
        schema
    }

    fn resolve<'v>(&'v self, schema: &'v Value) -> &'v Value {
        match schema["$ref"].as_str() {
            Some(reference) => self.schema(reference.rsplit('/').next().unwrap_or_default()),
            None => schema,
        }
    }

    /// A value as the schema has it.
    pub(crate) fn example(&self, schema: &Value, random: &mut Random) -> Value {
        let schema = self.resolve(schema);
        if let Some(choices) = schema["oneOf"].as_array() {
            return self.example(&choices[random.below(choices.len())], random);
        }
        if let Some(parts) = schema["allOf"].as_array() {
            let parts = parts.iter().map(|part| self.example(part, random));
            let parts = parts.filter_map(|part| part.as_object().cloned());
            return Value::Object(parts.flatten().collect());
        }
        if let Some(choices) = schema["enum"].as_array() {
            return choices[random.below(choices.len())].clone();
        }
        let kinds = kinds(schema);
        match kinds[random.below(kinds.len())] {
            "object" => {
                let required = schema["required"].as_array().map_or(&[][..], Vec::as_slice);
                let properties = schema["properties"].as_object().cloned().unwrap_or_default();
                let mut object = Map::new();
                for (name, property) in &properties {
                    if required.iter().any(|required| required == name) || random.below(2) == 0 {
                        object.insert(name.clone(), self.example(property, random));
                    }
                }
                Value::Object(object)
            }
            "array" => (0..random.below(3)).map(|_| self.example(&schema["items"], random)).collect(),
            "integer" => {
                let least = schema["minimum"].as_i64().unwrap_or(-1_000);
                let most = schema["maximum"].as_i64().unwrap_or(least + 2_000);
                json!(least + random.below((most - least + 1) as usize) as i64)
            }
            "boolean" => json!(random.below(2) == 0),
            "string" => match schema["pattern"].as_str() {
                Some(pattern) => json!(Letters::of(pattern).some(random)),
                None => json!(WORDS[random.below(WORDS.len())]),
            },
            "null" => Value::Null,
            other => panic!("what is a {other}?"),
        }
    }

    /// Nearly a value as the schema has it: something in it is missing, too much, or of another kind.
    pub(crate) fn near_miss(&self, schema: &Value, random: &mut Random) -> Value {
        let mut value = self.example(schema, random);
        spoil(&mut value, random);
        value
    }

    /// Whether a value is as the schema has it; if not, where and why.
    pub(crate) fn judge(&self, schema: &Value, value: &Value) -> Result<(), String> {
        let schema = self.resolve(schema);
        if let Some(choices) = schema["oneOf"].as_array() {
            let judged: Vec<_> = choices.iter().map(|choice| self.judge(choice, value)).collect();
            return match judged.iter().filter(|judged| judged.is_ok()).count() {
                1 => Ok(()),
                fitting => Err(format!("{fitting} of {} choices fit {value}: {judged:?}", judged.len())),
            };
        }
        if let Some(parts) = schema["allOf"].as_array() {
            return parts.iter().try_for_each(|part| self.judge(part, value));
        }
        if let Some(choices) = schema["enum"].as_array() {
            return if choices.contains(value) {
                Ok(())
            } else {
                Err(format!("{value} is none of {choices:?}"))
            };
        }
        let kind = match value {
            Value::Null => "null",
            Value::Bool(_) => "boolean",
            Value::Number(number) if number.is_f64() => "number",
            Value::Number(_) => "integer",
            Value::String(_) => "string",
            Value::Array(_) => "array",
            Value::Object(_) => "object",
        };
        if !kinds(schema).contains(&kind) {
            return Err(format!("{value} is not of {:?}", kinds(schema)));
        }
        if let Some(number) = value.as_i64() {
            let is_below = schema["minimum"].as_i64().is_some_and(|least| number < least);
            let is_above = schema["maximum"].as_i64().is_some_and(|most| number > most);
            if is_below || is_above {
                return Err(format!("{number} is out of bounds"));
            }
        }
        if let (Some(text), Some(pattern)) = (value.as_str(), schema["pattern"].as_str())
            && !Letters::of(pattern).fit(text)
        {
            return Err(format!("{text} is not like {pattern}"));
        }
        if let Some(values) = value.as_array() {
            values.iter().try_for_each(|value| self.judge(&schema["items"], value))?;
        }
        let Some(object) = value.as_object() else { return Ok(()) };
        for required in schema["required"].as_array().map_or(&[][..], Vec::as_slice) {
            if !object.contains_key(required.as_str().unwrap_or_default()) {
                return Err(format!("{required} is missing in {value}"));
            }
        }
        for (name, value) in object {
            let property = &schema["properties"][name];
            if !property.is_null() {
                self.judge(property, value).map_err(|why| format!("{name}: {why}"))?;
            } else if schema["additionalProperties"] == false {
                return Err(format!("{name} is not known"));
            }
        }
        Ok(())
    }
}

/// A pattern of the one form there is: so many of these letters.
struct Letters {
    letters: Vec<char>,
    count: usize,
}

impl Letters {
    fn of(pattern: &str) -> Letters {
        let parts = pattern.strip_prefix("^[").and_then(|rest| rest.strip_suffix("}$"));
        let (ranges, count) = parts.and_then(|rest| rest.split_once("]{")).expect("a pattern we know");
        let ranges: Vec<char> = ranges.chars().collect();
        let letters = ranges.chunks(3).flat_map(|range| range[0]..=range[2]).collect();
        Letters { letters, count: count.parse().expect("a number") }
    }

    fn some(&self, random: &mut Random) -> String {
        (0..self.count).map(|_| self.letters[random.below(self.letters.len())]).collect()
    }

    fn fit(&self, text: &str) -> bool {
        text.chars().count() == self.count && text.chars().all(|letter| self.letters.contains(&letter))
    }
}

/// What stands where any text may.
const WORDS: [&str; 9] = [
    "",
    "kono",
    "granat",
    "b1xb3",
    "b1",
    "pass",
    "4/4/4/4 y",
    "<script>alert(1)</script>",
    "\u{202E}\u{0}\u{FFFF}é",
];

fn kinds(schema: &Value) -> Vec<&str> {
    match &schema["type"] {
        Value::String(kind) => vec![kind],
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        _ => panic!("a schema without a type: {schema}"),
    }
}

/// Does harm to a value somewhere.
fn spoil(value: &mut Value, random: &mut Random) {
    let harm = random.below(4);
    match value {
        Value::Object(object) if harm > 0 && !object.is_empty() => {
            let name = object.keys().nth(random.below(object.len())).cloned().unwrap_or_default();
            match harm {
                1 => drop(object.remove(&name)),
                2 => drop(object.insert(format!("{name}s"), Value::Null)),
                _ => spoil(&mut object[&name], random),
            }
        }
        Value::Array(values) if harm > 0 && !values.is_empty() => {
            let place = random.below(values.len());
            spoil(&mut values[place], random);
        }
        _ => {
            let others = [
                Value::Null,
                json!(true),
                json!(-1),
                json!(u64::MAX),
                json!(0.5),
                json!("x".repeat(3_000)),
                json!([]),
                json!({}),
            ];
            *value = others[random.below(others.len())].clone();
        }
    }
}
