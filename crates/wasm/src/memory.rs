//! How texts get in and out of WebAssembly's memory.
//!
//! The page asks for room with `reserve`, writes its request there and calls `call`. The answer lies where the number that
//! comes back points to: four bytes of length, the lowest first, then the text. `release` gives the room back. One
//! request is answered at a time.

#![allow(
    unsafe_code,
    reason = "a function is exported by its name, and the page is called, by saying `unsafe`"
)]

use crate::Responder;
use pionnier_catalog::thought::{install_endgames, install_net};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// No request is longer.
const LONGEST: usize = 4 << 20;

static RESPONDER: Mutex<Responder> = Mutex::new(Responder::new());
static REQUEST: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static ANSWER: Mutex<Vec<u8>> = Mutex::new(Vec::new());

#[link(wasm_import_module = "pionnier")]
unsafe extern "C" {
    /// Shows the page a thought while it grows: a JSON text at this address, to be read before returning.
    fn progress(text: *const u8, length: usize);
}

fn open<T>(kept: &'static Mutex<T>) -> MutexGuard<'static, T> {
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Makes room for a request and says where; 0 if it would be too long, and then nothing may be written or called.
#[unsafe(no_mangle)]
extern "C" fn reserve(length: usize) -> *mut u8 {
    if length > LONGEST {
        return core::ptr::null_mut();
    }
    let mut request = open(&REQUEST);
    request.clear();
    request.resize(length, 0);
    request.as_mut_ptr()
}

/// Answers the request that was written where `reserve` said.
#[unsafe(no_mangle)]
extern "C" fn call(at: *const u8, length: usize) -> *const u8 {
    let request = core::mem::take(&mut *open(&REQUEST));
    // Another address than ours is a mistake of the page; an empty request is answered with an error.
    let text = if at == request.as_ptr() { request.get(..length).unwrap_or_default() } else { &[] };
    let said = open(&RESPONDER).answer(text, &mut |thought| {
        // SAFETY: the page only reads this text, and has done so when it returns.
        unsafe { progress(thought.as_ptr(), thought.len()) }
    });
    let mut answer = open(&ANSWER);
    answer.clear();
    answer.extend_from_slice(&(said.len() as u32).to_le_bytes());
    answer.extend_from_slice(said.as_bytes());
    answer.as_ptr()
}

/// Takes the file of a net, or of a table of endgames, that was written where `reserve` said; 0 if it is refused.
#[unsafe(no_mangle)]
extern "C" fn install(at: *const u8, length: usize) -> u32 {
    let file = core::mem::take(&mut *open(&REQUEST));
    let file = if at == file.as_ptr() { file.get(..length).unwrap_or_default() } else { &[] };
    u32::from(install_net(file).is_ok() || install_endgames(file).is_ok())
}

/// Forgets the last answer.
#[unsafe(no_mangle)]
extern "C" fn release() {
    *open(&ANSWER) = Vec::new();
}
