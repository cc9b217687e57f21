//! A picture as SVG.

use crate::arrow::arrow;
use crate::artwork::Artwork;
use crate::letters;
use crate::plan::{GROOVE, Plan, WALL_LENGTH};
use crate::round;
use core::fmt::Write as _;
use pionnier_core::Side;
use pionnier_core::scene::{BarrierPlace, Layout, Man, ManKind, Orientation, PlaceKind, Scene};

/// In which light the board is drawn. Either stands on any ground: its corners are clear.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Theme {
    /// By day.
    #[default]
    Light,
    /// The same board in less light.
    Dark,
}

/// Something drawn over the men: an arrow, or a circle if it ends where it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Annotation {
    /// The place or barrier where it begins.
    pub from: String,
    /// ... and ends.
    pub to: String,
}

/// How a scene is looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Pixels from left to right.
    pub width: u32,
    /// Seen from the side of the second player.
    pub is_flipped: bool,
    /// The light.
    pub theme: Theme,
    /// Whether columns and rows are named.
    pub has_coordinates: bool,
    /// Whether its corners are rounded, and clear outside.
    pub is_rounded: bool,
    /// Places and barriers that the last turn touched.
    pub touched: Vec<String>,
    /// What is drawn over the men.
    pub annotations: Vec<Annotation>,
    /// What the picture shows, in a few words.
    pub title: String,
    /// The same in full, for those who do not see it.
    pub description: String,
    /// The language of these words.
    pub language: String,
}

impl Default for View {
    fn default() -> View {
        View {
            width: 480,
            is_flipped: false,
            theme: Theme::Light,
            has_coordinates: true,
            is_rounded: true,
            touched: Vec::new(),
            annotations: Vec::new(),
            title: String::new(),
            description: String::new(),
            language: String::new(),
        }
    }
}

/// The picture of a scene. Its men say in `data-place`, `data-side` and `data-kind` what they are, its barriers in `data-wall`.
#[must_use]
pub fn svg(artwork: &Artwork, layout: &Layout, scene: &Scene, view: &View) -> String {
    let plan = Plan::new(layout, view.is_flipped);
    let painter = Painter { artwork, layout, scene, view, plan };
    artwork.fill(&painter.paint(), view.theme)
}

struct Painter<'p> {
    artwork: &'p Artwork,
    layout: &'p Layout,
    scene: &'p Scene,
    view: &'p View,
    plan: Plan<'p>,
}

impl Painter<'_> {
    fn paint(&self) -> String {
        let whole = &self.plan.whole;
        let height = f64::from(self.view.width) * whole.height / whole.width;
        let [x, y, wide, high] = [whole.x, whole.y, whole.width, whole.height].map(round);
        let game = self.artwork.game();
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" viewBox=\"{x} {y} {wide} {high}\" role=\"img\" \
             data-game=\"{game}\"",
            self.view.width,
            height.round(),
        );
        if !self.view.language.is_empty() {
            let _ = write!(out, " lang=\"{}\"", escaped(&self.view.language));
        }
        let _ = write!(out, "><title>{}</title>", escaped(&self.view.title));
        if !self.view.description.is_empty() {
            let _ = write!(out, "<desc>{}</desc>", escaped(&self.view.description));
        }
        let _ = write!(out, "<defs>{}</defs>", self.artwork.needed(&self.used()));
        let corner = if self.view.is_rounded { round(self.plan.frame * 0.45) } else { 0.0 };
        let _ = write!(
            out,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" rx=\"{corner}\" fill=\"url(#{game}-frame)\"/>"
        );
        out.push_str(&self.symbol("field", (self.plan.field.x, self.plan.field.y)));
        for place in &self.layout.places {
            out.push_str(&self.symbol(place_part(place.kind), self.plan.at(place.x, place.y)));
        }
        if self.view.has_coordinates {
            self.label(&mut out);
        }
        self.tint(&mut out);
        for name in &self.scene.barriers {
            if let Some(barrier) = self.barrier(name) {
                let (x, y) = self.plan.at(barrier.x, barrier.y);
                let _ = write!(
                    out,
                    "<use href=\"#{game}-{}\" x=\"{}\" y=\"{}\" data-wall=\"{name}\"/>",
                    wall_part(barrier.kind),
                    round(x),
                    round(y)
                );
            }
        }
        for (number, man) in self.scene.men.iter().enumerate() {
            // Two share a place where that has ended the game: the later one moves aside.
            let is_second = self.scene.men[..number].iter().any(|other| other.place == man.place);
            self.stand(&mut out, man, is_second);
        }
        self.annotate(&mut out);
        out.push_str("</svg>\n");
        out
    }

    /// The parts of the artwork that this picture needs.
    fn used(&self) -> Vec<&'static str> {
        let places = self.layout.places.iter().map(|place| place_part(place.kind));
        let walls =
            self.scene.barriers.iter().filter_map(|name| self.barrier(name)).map(|wall| wall_part(wall.kind));
        let sides = self.scene.men.iter().flat_map(|man| man_parts(man.side));
        let ball = self.scene.men.iter().any(|man| man.kind == ManKind::Carrier).then_some("ball");
        ["frame", "field", "shadow"].into_iter().chain(places).chain(walls).chain(sides).chain(ball).collect()
    }

    fn barrier(&self, name: &str) -> Option<&BarrierPlace> {
        self.layout.barriers.iter().find(|barrier| barrier.name == name)
    }

    fn symbol(&self, part: &str, (x, y): (f64, f64)) -> String {
        format!("<use href=\"#{}-{part}\" x=\"{}\" y=\"{}\"/>", self.artwork.game(), round(x), round(y))
    }

    fn label(&self, out: &mut String) {
        let Plan { whole, frame, .. } = &self.plan;
        // As large as the frame lets them be where the picture is small.
        let pixel = whole.width / f64::from(self.view.width.max(1));
        let height = (frame * 0.36).max(7.0 * pixel).min(frame * 0.6);
        let _ = write!(
            out,
            "<g fill=\"none\" stroke=\"var(--label)\" stroke-width=\"1.5\" stroke-linecap=\"round\" stroke-linejoin=\"round\">"
        );
        for label in &self.layout.columns {
            let (x, _) = self.plan.at(label.at, 0);
            for y in [whole.y + frame / 2.0, whole.y + whole.height - frame / 2.0] {
                out.push_str(&letters::write(&label.text, (x, y), height));
            }
        }
        for label in &self.layout.rows {
            let (_, y) = self.plan.at(0, label.at);
            for x in [whole.x + frame / 2.0, whole.x + whole.width - frame / 2.0] {
                out.push_str(&letters::write(&label.text, (x, y), height));
            }
        }
        out.push_str("</g>");
    }

    /// What the last turn touched.
    fn tint(&self, out: &mut String) {
        out.push_str("<g fill=\"var(--tint)\" fill-opacity=\"var(--tint-strength)\">");
        for name in &self.view.touched {
            let Some(at) = self.plan.find(name) else { continue };
            let _ = if let Some(barrier) = self.barrier(name) {
                let (long, wide) = (WALL_LENGTH + 10.0, GROOVE + 14.0);
                let size = if barrier.kind == Orientation::Horizontal { (long, wide) } else { (wide, long) };
                write!(out, "{}", rectangle(at, size, 9.0))
            } else if self.plan.is_pointed {
                let (x, y) = (round(at.0), round(at.1));
                write!(out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\"/>", round(self.plan.man * 1.34))
            } else {
                let size = self.plan.square;
                write!(
                    out,
                    "{}",
                    rectangle(at, (size, size), if self.layout.barriers.is_empty() { 0.0 } else { 7.0 })
                )
            };
        }
        out.push_str("</g>");
    }

    fn stand(&self, out: &mut String, man: &Man, is_second: bool) {
        let Some((x, y)) = self.plan.find(&man.place) else { return };
        let x = if is_second { x + self.plan.man * 0.8 } else { x };
        let game = self.artwork.game();
        let _ = write!(
            out,
            "<g transform=\"translate({} {})\" data-place=\"{}\" data-side=\"{}\" data-kind=\"{}\">",
            round(x),
            round(y),
            man.place,
            side_name(man.side),
            kind_name(man.kind)
        );
        let ball = (man.kind == ManKind::Carrier).then_some("ball");
        for part in ["shadow"].into_iter().chain(man_parts(man.side)).chain(ball) {
            if self.artwork.has(part) {
                let _ = write!(out, "<use href=\"#{game}-{part}\"/>");
            }
        }
        out.push_str("</g>");
    }

    fn annotate(&self, out: &mut String) {
        let width = round(self.plan.man * 0.24);
        let _ = write!(
            out,
            "<g fill=\"none\" stroke=\"#e07a10\" stroke-width=\"{width}\" stroke-linecap=\"round\" opacity=\"0.85\">"
        );
        for Annotation { from, to } in &self.view.annotations {
            let Some((start, end)) = self.plan.find(from).zip(self.plan.find(to)) else { continue };
            let _ = if from == to {
                let (x, y) = (round(end.0), round(end.1));
                write!(
                    out,
                    "<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\" data-circle=\"{to}\"/>",
                    round(self.plan.man * 1.2)
                )
            } else {
                let (shaft, head) = arrow(start, end, self.plan.man * 0.24, self.plan.man * 0.5);
                write!(
                    out,
                    "<g data-arrow=\"{from} {to}\"><path d=\"{shaft}\"/><polygon points=\"{head}\" fill=\"#e07a10\" stroke=\"none\"/></g>"
                )
            };
        }
        out.push_str("</g>");
    }
}

fn rectangle((x, y): (f64, f64), (width, height): (f64, f64), corner: f64) -> String {
    let (left, top) = (round(x - width / 2.0), round(y - height / 2.0));
    format!("<rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" rx=\"{corner}\"/>")
}

const fn place_part(kind: PlaceKind) -> &'static str {
    match kind {
        PlaceKind::Square => "square",
        PlaceKind::Border => "border",
        PlaceKind::BaseFirst => "base-first",
        PlaceKind::BaseSecond => "base-second",
        PlaceKind::Point => "point",
        PlaceKind::Landmark => "landmark",
    }
}

const fn wall_part(kind: Orientation) -> &'static str {
    match kind {
        Orientation::Horizontal => "wall-h",
        Orientation::Vertical => "wall-v",
    }
}

/// What is seen of a man's thickness, and the man.
const fn man_parts(side: Side) -> [&'static str; 2] {
    match side {
        Side::First => ["first-edge", "first"],
        Side::Second => ["second-edge", "second"],
    }
}

const fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

const fn kind_name(kind: ManKind) -> &'static str {
    match kind {
        ManKind::Man => "man",
        ManKind::Disc => "disc",
        ManKind::Pawn => "pawn",
        ManKind::Carrier => "carrier",
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
