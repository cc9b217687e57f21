//! cul_de_sac
