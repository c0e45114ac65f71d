/** The dialog that asks for the password again before something that an open session alone may not do. */
export const confirmTexts = {
  ask: "Demi keamanan, masukkan dulu password Anda yang sekarang.",
  passwordLabel: "Password sekarang",
  passwordMissing: "Isi password sekarang dulu.",
  next: "Lanjut",
  cancel: "Batal",
} as const;
