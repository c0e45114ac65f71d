/** Why a member was sent to the login page. */
export const farewellTexts = {
  ended: "Sesi Anda sudah berakhir. Masuk lagi untuk melanjutkan.",
  withdrawn:
    "Persetujuan Anda sudah ditarik, jadi Anda keluar dari semua perangkat. Masuk lagi kapan pun Anda mau menyetujuinya.",
  erased:
    "Akun Anda sudah dihapus. Terima kasih sudah bercerita di sini. Kalau butuh bantuan segera, hubungi 119.",
} as const;
