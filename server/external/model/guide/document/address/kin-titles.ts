/** What relatives call themselves to the one they write to, as alternatives of a pattern; without the short "kak", by which a helper is addressed too. */
export const kinTitles =
  "mama|mamah|mamak|mami|mimi|mommy|mom|ibu|ibuk|bunda|bune|umi|ummi|umma|emak|mak|amak|inang|ambu|simbok|mbok|papa|papah|papi|pipi|bapak|bapa|bapake|ayah|abi|abah|babe|buya|walid|apak|amang|daddy|dad|nenek|kakek|eyang|mbah|oma|opa|om|tante|bude|pakde|bulik|paklik|kakak|abang|teteh|mbak|mas";
