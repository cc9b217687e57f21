//! Pictures made of pixels.

use gif::{DisposalMethod, Encoder, Frame, Repeat};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::borrow::Cow;

/// How long a turn is shown, in hundredths of a second.
const TURN: u16 = 100;

/// The last one is looked at a little longer before it begins again.
const LAST: u16 = 3 * TURN;

/// Why there is no picture.
#[derive(Debug)]
pub struct NoPicture(String);

impl core::fmt::Display for NoPicture {
    fn fmt(&self, out: &mut core::fmt::Formatter) -> core::fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for NoPicture {}

/// The picture of an SVG document in pixels, as large as it says it is.
///
/// # Errors
/// It is no SVG, or larger than memory.
pub fn png(svg: &str) -> Result<Vec<u8>, NoPicture> {
    encoded(&pixels(svg)?)
}

/// The picture of an SVG document in the middle of a larger one, on an opaque ground: what is shown of a link.
///
/// # Errors
/// As [`png`].
pub fn card(svg: &str, (width, height): (u32, u32), ground: [u8; 3]) -> Result<Vec<u8>, NoPicture> {
    let tree = read(svg)?;
    let mut card = Pixmap::new(width, height).ok_or_else(too_large)?;
    card.fill(Color::from_rgba8(ground[0], ground[1], ground[2], 255));
    let (wide, high) = (width as f32, height as f32);
    let scale = 0.92 * (wide / tree.size().width()).min(high / tree.size().height());
    let left = (wide - tree.size().width() * scale) / 2.0;
    let top = (high - tree.size().height() * scale) / 2.0;
    resvg::render(&tree, Transform::from_row(scale, 0.0, 0.0, scale, left, top), &mut card.as_mut());
    encoded(&card)
}

fn read(svg: &str) -> Result<Tree, NoPicture> {
    Tree::from_str(svg, &Options::default()).map_err(|error| NoPicture(error.to_string()))
}

fn pixels(svg: &str) -> Result<Pixmap, NoPicture> {
    let tree = read(svg)?;
    let size = tree.size().to_int_size();
    let mut pixels = Pixmap::new(size.width(), size.height()).ok_or_else(too_large)?;
    resvg::render(&tree, Transform::default(), &mut pixels.as_mut());
    Ok(pixels)
}

fn encoded(pixels: &Pixmap) -> Result<Vec<u8>, NoPicture> {
    pixels.encode_png().map_err(|error| NoPicture(error.to_string()))
}

fn too_large() -> NoPicture {
    NoPicture("the picture is too large".to_owned())
}

/// An animated picture: a scene a second. Of each only what is new is kept.
pub struct Animation {
    encoder: Encoder<Vec<u8>>,
    /// The scene before the next one, to be written when it is known whether it is the last.
    last: Pixmap,
    frame: Frame<'static>,
}

impl Animation {
    /// Begins with a scene. It should have no clear corners: pixels are clear or not.
    ///
    /// # Errors
    /// As [`png`]; also a picture of more than 65,535 pixels in a row.
    pub fn new(svg: &str) -> Result<Animation, NoPicture> {
        let pixels = pixels(svg)?;
        let side = |length: u32| u16::try_from(length).map_err(|_| too_large());
        let (width, height) = (side(pixels.width())?, side(pixels.height())?);
        let mut encoder = Encoder::new(Vec::new(), width, height, &[]).map_err(|error| failed(&error))?;
        encoder.set_repeat(Repeat::Infinite).map_err(|error| failed(&error))?;
        let frame = part(&pixels, (0, 0, pixels.width(), pixels.height()));
        Ok(Animation { encoder, last: pixels, frame })
    }

    /// Goes on with a scene of the same size.
    ///
    /// # Errors
    /// As [`png`].
    pub fn add(&mut self, svg: &str) -> Result<(), NoPicture> {
        let pixels = pixels(svg)?;
        let next = part(&pixels, changed(&self.last, &pixels));
        self.encoder.write_frame(&self.frame).map_err(|error| failed(&error))?;
        (self.frame, self.last) = (next, pixels);
        Ok(())
    }

    /// The file.
    ///
    /// # Errors
    /// As [`png`].
    pub fn finish(mut self) -> Result<Vec<u8>, NoPicture> {
        self.frame.delay = LAST;
        self.encoder.write_frame(&self.frame).map_err(|error| failed(&error))?;
        self.encoder.into_inner().map_err(|error| NoPicture(error.to_string()))
    }
}

fn failed(error: &gif::EncodingError) -> NoPicture {
    NoPicture(error.to_string())
}

/// The rectangle in which two pictures of one size differ: left, top, width, height. One pixel if they do not.
fn changed(before: &Pixmap, after: &Pixmap) -> (u32, u32, u32, u32) {
    let width = after.width();
    let (mut left, mut right, mut top, mut bottom) = (width, 0, after.height(), 0);
    for (number, _) in
        before.pixels().iter().zip(after.pixels()).enumerate().filter(|(_, (before, after))| before != after)
    {
        let (x, y) = (number as u32 % width, number as u32 / width);
        (left, right, top, bottom) = (left.min(x), right.max(x), top.min(y), bottom.max(y));
    }
    if left > right { (0, 0, 1, 1) } else { (left, top, right - left + 1, bottom - top + 1) }
}

/// A rectangle of a picture, with the colours it needs.
fn part(pixels: &Pixmap, (left, top, width, height): (u32, u32, u32, u32)) -> Frame<'static> {
    let mut colours = Vec::with_capacity((width * height * 4) as usize);
    for y in top..top + height {
        for x in left..left + width {
            let colour = pixels.pixel(x, y);
            colours
                .extend(colour.map_or([0; 4], |colour| [colour.red(), colour.green(), colour.blue(), 255]));
        }
    }
    // The number says how closely the colours are looked at: 1 is as closely as can be, 30 hardly at all.
    let frame = Frame::from_rgba_speed(width as u16, height as u16, &mut colours, 10);
    Frame {
        left: left as u16,
        top: top as u16,
        delay: TURN,
        dispose: DisposalMethod::Keep,
        buffer: Cow::Owned(frame.buffer.into_owned()),
        ..frame
    }
}
