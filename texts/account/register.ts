/** Sign-up. */
export const registerTexts = {
  title: "Kenalan Sama Alma Dulu!", // T-024
  submit: "Daftar", // T-025
  toLogin: "Sudah punya akun? Masuk", // T-026
  nameShort: "Nama harus lebih dari 3 huruf", // T-027
  phoneInvalid: "No HP tidak valid", // T-028
  emailInvalid: "Email tidak valid", // T-029
  passwordShort: "Password minimal 8 karakter", // T-030
  confirmDiffers: "Konfirmasi password tidak sama dengan password", // T-031
  nameLabel: "Nama",
  phoneLabel: "No HP",
  emailLabel: "Email",
  passwordLabel: "Password",
  confirmLabel: "Konfirmasi password",
  pageTitle: "Daftar",
  intro: "Buat akunmu dulu, cukup satu menit.",
  passwordHint: "Minimal 8 karakter.",
  passwordCommon: "Password ini terlalu mudah ditebak. Pilih yang lain.",
} as const;
