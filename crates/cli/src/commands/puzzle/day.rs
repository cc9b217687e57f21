//! Days, counted from 1970-01-01.

use std::time::{SystemTime, UNIX_EPOCH};

const SECONDS_A_DAY: u64 = 86_400;

/// The day it is, in universal time.
pub(super) fn today() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() / SECONDS_A_DAY)
}

/// The day that is written so: `2026-01-31`. Nothing if there is no such day from 1970 to 9999.
pub(super) fn read(text: &str) -> Option<u64> {
    let fields: Vec<&str> = text.split('-').collect();
    let [year, month, day] = fields[..] else { return None };
    let number = |text: &str, length: usize| {
        let is_written_so = text.len() == length && text.bytes().all(|byte| byte.is_ascii_digit());
        is_written_so.then(|| text.parse::<u64>().ok()).flatten()
    };
    let (year, month, day) = (number(year, 4)?, number(month, 2)?, number(day, 2)?);
    if year < 1970 || !(1..=12).contains(&month) || day == 0 || day > days_in(year, month) {
        return None;
    }
    let of_years: u64 =
        (1970..year).map(|year| (1..=12).map(|month| days_in(year, month)).sum::<u64>()).sum();
    let of_months: u64 = (1..month).map(|month| days_in(year, month)).sum();
    Some(of_years + of_months + day - 1)
}

const fn days_in(year: u64, month: u64) -> u64 {
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 if is_leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn days_are_counted_from_1970() {
        assert_eq!(read("1970-01-01"), Some(0));
        assert_eq!(read("2000-02-29"), Some(11_016));
        assert_eq!(read("2026-11-18"), Some(20_775));
        for nonsense in
            ["", "2026", "2026-13-01", "2026-02-29", "1969-12-31", "26-01-01", "2026-1-1", "+026-01-01"]
        {
            assert_eq!(read(nonsense), None, "{nonsense}");
        }
    }
}
