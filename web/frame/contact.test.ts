import { describe, expect, test } from "vitest";
import { contactAddress, emailOf, hasContact, writtenContact } from "./contact.ts";

const nobody = "halo@alma.invalid";
const clientWith = (email: string, url: string | null) => ({ username: "akasia", contact: { email, url } });

describe("A-132, B-422: the contact of a client", () => {
  test.for([
    ["halo@akasia.test", null, "mailto:halo@akasia.test?subject=Tanya%20%26%20jawab", "halo@akasia.test"],
    ["halo@akasia.test", "https://chat.akasia.test/", "https://chat.akasia.test/", "halo@akasia.test"],
    [nobody, "https://chat.akasia.test/", "https://chat.akasia.test/", "https://chat.akasia.test/"],
    [nobody, null, "/akasia/feedback", null],
  ] as const)("%s and %s lead to %s; a text names %s", ([email, url, address, written]) => {
    const client = clientWith(email, url);
    expect(contactAddress(client, "Tanya & jawab")).toBe(address);
    expect(writtenContact(client)).toBe(written);
    expect(hasContact(client)).toBe(written !== null);
    expect(emailOf(client)).toBe(email === nobody ? null : email);
  });
});
