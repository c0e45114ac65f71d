import type { BuiltMember } from "./factories.ts";
import { formBody, type SentFile } from "./form.ts";
import type { TestApp } from "./test-app.ts";

/** Sends pictures in a form as a browser does, and reads members' pictures. */
export function ownPictures(app: () => TestApp) {
  return {
    async send(
      member: BuiltMember,
      file: SentFile | Buffer,
      { userId = member.id, token = member.token } = {},
    ) {
      const image = Buffer.isBuffer(file) ? { bytes: file } : file;
      const { payload, headers } = formBody({ image });
      const answer = await app().server.inject({
        method: "POST",
        url: `/api/image/${userId}`,
        payload,
        headers: { ...headers, authorization: `Bearer ${token}` },
      });
      return { status: answer.statusCode, body: answer.json() };
    },
    ask: (member: BuiltMember, { userId = member.id, headers = {} } = {}) =>
      app().server.inject({
        url: `/api/image/${userId}`,
        headers: { authorization: `Bearer ${member.token}`, ...headers },
      }),
    profileOf: async (member: BuiltMember) => (await app().call("getUser", {}, member)).body.data,
  };
}
