import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { scoreSrq, srqVersion } from "#rules/srq.ts";
import { discountOf } from "#rules/voucher-discount.ts";
import { type Tx, transact } from "./db/db.ts";
import { demoPackages, demoProducts, demoVouchers } from "./db/seeds/catalogue.ts";
import { demoClients, demoPoolSeconds } from "./db/seeds/clients.ts";
import { demoConversations } from "./db/seeds/conversations.ts";
import { demoExperts, demoOffers, demoServices } from "./db/seeds/experts.ts";
import { demoScreenings } from "./db/seeds/screenings.ts";
import { clientExperts, clients } from "./db/tables/client.ts";
import { conversations, messages } from "./db/tables/conversation.ts";
import { clues, experts, greetings, personas, products, services } from "./db/tables/expert.ts";
import { orderLines, orders, voucherRedemptions, vouchers } from "./db/tables/order.ts";
import { srqResults } from "./db/tables/srq.ts";
import { timePackages } from "./db/tables/time-package.ts";
import { users } from "./db/tables/user.ts";
import { recordConsents } from "./features/consent/consent.ts";
import { messagePlace, titlePlace } from "./features/conversation/conversation.ts";
import { grantProducts } from "./features/library/library.ts";
import { srqPlace } from "./features/srq/srq.ts";
import type { App, Client } from "./platform/app.ts";
import { orNotFound } from "./platform/failure.ts";
import {
  hashPassword,
  isPasswordHash,
  newCode,
  noPassword,
  verifyPassword,
} from "./platform/security/secrets.ts";
import { revokeSessionsOf } from "./platform/security/session.ts";

/** Password of every demo member, printed at start, only in demo mode. */
export const demoPassword = "rahasia-alma";

export const demoAccounts = demoClients.flatMap(({ username }) => [
  { client: username, email: `anggota@${username}.test` },
  { client: username, email: `baru@${username}.test` },
]);

/** Advisory lock that keeps two first starts from seeding at once. */
const turn = 72_616_202;

/**
 * Fills an empty database with the demo data. A database that already has clients of its own is left alone; what an
 * interrupted seeding left out is added at the next start.
 */
export async function seedDemo(app: App): Promise<void> {
  const { db } = app.database;
  const passwordHash = await hashPassword(demoPassword);
  await transact(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${turn})`);
    const [known] = await tx.select({ id: clients.id }).from(clients).limit(1);
    if (known) return;
    await seedCatalogue(tx);
    await tx
      .insert(clients)
      .values(demoClients.map((row) => ({ ...row, features: [...row.features], menu: [...row.menu] })));
    await seedOffers(tx);
    await restartIds(tx);
  });
  await app.hosts.refresh();
  for (const { username } of demoClients) {
    const [client] = await db.select().from(clients).where(eq(clients.username, username));
    if (client) await seedClient(app, client, passwordHash);
  }
}

/**
 * Takes the published password from the demo accounts that still have it and ends their sessions; returns how many there
 * were. For a server that is no demo on a database that was one.
 */
export async function closeDemoAccounts({ database: { db } }: Pick<App, "database">): Promise<number> {
  const emails = demoAccounts.map(({ email }) => email);
  const accounts = await db
    .select({ id: users.id, clientId: users.clientId, passwordHash: users.passwordHash })
    .from(users)
    .where(and(inArray(users.email, emails), isNull(users.erasedAt)));
  let closed = 0;
  for (const { id, clientId, passwordHash } of accounts) {
    if (!isPasswordHash(passwordHash) || !(await verifyPassword(passwordHash, demoPassword))) continue;
    await transact(db, async (tx) => {
      const isThis = and(eq(users.clientId, clientId), eq(users.id, id));
      await tx.update(users).set({ passwordHash: noPassword }).where(isThis);
      await revokeSessionsOf(tx, { id, clientId });
    });
    closed += 1;
  }
  return closed;
}

async function seedCatalogue(tx: Tx): Promise<void> {
  await tx.insert(services).values(demoServices);
  await tx.insert(experts).values(
    demoExperts.map(({ voice: _v, prompt: _p, greeting: _g, clues: _c, ...row }) => ({
      ...row,
      email: `${row.username}@expert.test`,
      phone: "081200000000",
      photo: `expert-${row.id}.svg`,
    })),
  );
  await tx
    .insert(personas)
    .values(demoExperts.map(({ id, prompt, voice }) => ({ expertId: id, version: 1, prompt, voice })));
  await tx
    .insert(greetings)
    .values(demoExperts.map(({ id, greeting }) => ({ expertId: id, position: 1, ...greeting })));
  await tx
    .insert(clues)
    .values(
      demoExperts.flatMap(({ id, clues: texts }) =>
        texts.map((text, n) => ({ expertId: id, position: n + 1, text })),
      ),
    );
  await tx.insert(products).values(demoProducts);
  await tx.insert(timePackages).values(demoPackages);
}

async function seedOffers(tx: Tx): Promise<void> {
  await tx
    .insert(clientExperts)
    .values(
      demoClients.flatMap(({ id }) =>
        (demoOffers[id] ?? []).map((expertId, n) => ({ clientId: id, expertId, position: n + 1 })),
      ),
    );
  await tx
    .insert(vouchers)
    .values(
      demoClients.flatMap(({ id }) =>
        demoVouchers.map((row) => ({ ...row, clientId: id, image: "voucher.svg" })),
      ),
    );
}

/** Seed rows have explicit ids, so the sequences are moved past them. */
async function restartIds(tx: Tx): Promise<void> {
  for (const table of ["clients", "services", "experts", "products", "time_packages"]) {
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    );
  }
}

async function seedClient(app: App, client: Client, passwordHash: string): Promise<void> {
  const { db } = app.database;
  const seal = await app.seals.of(db, client.id);
  await transact(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${turn})`);
    const [userId, newcomerId] = await seedMembers(tx, client, passwordHash);
    if (!userId || !newcomerId) return;
    if (client.funding === "pool")
      await tx.execute(sql`select fill_pool(${client.id}, ${demoPoolSeconds}, 'demo')`);
    await recordConsents(tx, app, client, userId, { terms: true, health_data: true, ai_provider: true });
    await seedPurchase(tx, client, userId);
    const offered = demoOffers[client.id] ?? [];
    await seedScreenings(tx, { seal, clientId: client.id, userId });
    for (const talk of demoConversations.filter((row) => offered.includes(row.expertId))) {
      await seedConversation(tx, { seal, clientId: client.id, userId, talk });
    }
  });
}

/** Creates both demo members of a client; returns nothing when they already exist. */
async function seedMembers(tx: Tx, client: Client, passwordHash: string): Promise<number[]> {
  const rows = await tx
    .insert(users)
    .values(
      ["anggota", "baru"].map((name) => ({
        clientId: client.id,
        email: `${name}@${client.username}.test`,
        name: name === "anggota" ? "Anggota Demo" : "Anggota Baru",
        phone: "081234567890",
        passwordHash,
        verifiedAt: sql`app_now()`,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: users.id });
  return rows.map((row) => row.id);
}

/** Earlier screenings, so that there is a history; the next screening is already allowed. */
async function seedScreenings(
  tx: Tx,
  { seal, clientId, userId }: Omit<ConversationSeed, "talk">,
): Promise<void> {
  const place = { userId, version: srqVersion };
  for (const { daysAgo, yes } of demoScreenings) {
    const answers = yes.map((id) => ({ id, value: "yes" as const }));
    const content = JSON.stringify({ ...scoreSrq(answers), yes });
    await tx.insert(srqResults).values({
      clientId,
      ...place,
      resultSealed: seal.seal(content, srqPlace(place)),
      createdAt: sql`app_now() - make_interval(days => ${daysAgo})`,
    });
  }
}

/**
 * One paid order of a package and a file, with a quarter of the package price taken off by the used-up voucher. Its
 * time, rupiah and file are booked like those of any order.
 */
async function seedPurchase(tx: Tx, client: Client, userId: number): Promise<void> {
  const pack = orNotFound(demoPackages.find((row) => row.id === 2));
  const file = orNotFound(demoProducts.find((row) => row.id === 3));
  const used = and(eq(vouchers.clientId, client.id), eq(vouchers.code, "TERPAKAI"));
  const [voucher] = await tx.select().from(vouchers).where(used);
  const { id: voucherId, code, options, value } = orNotFound(voucher);
  const totalPriceRp = pack.priceRp + file.priceRp;
  const discountRp = discountOf({ options, value }, pack.priceRp);
  const [order] = await tx
    .insert(orders)
    .values({
      clientId: client.id,
      userId,
      invoiceNo: `DEMO-${client.username.toUpperCase()}-0001`,
      state: "paid",
      totalPriceRp,
      discountRp,
      totalPaymentRp: totalPriceRp - discountRp,
      voucherId,
      voucherCode: code,
      // The ledger books it now, and the statement says when.
      createdAt: sql`app_now() - interval '2 minutes'`,
      paidAt: sql`app_now()`,
    })
    .returning({ id: orders.id });
  const { id: orderId } = orNotFound(order);
  await tx
    .insert(voucherRedemptions)
    .values({ orderId, clientId: client.id, userId, voucherId, state: "consumed" });
  await seedLines(tx, orderId, pack, file);
  await tx.execute(sql`select credit_order(${orderId}), book_order(${orderId}, false)`);
  await grantProducts(tx, { id: userId, clientId: client.id }, [file.id], orderId);
}

async function seedLines(
  tx: Tx,
  orderId: number,
  pack: (typeof demoPackages)[number],
  file: (typeof demoProducts)[number],
): Promise<void> {
  const line = { orderId, quantity: 1 };
  await tx.insert(orderLines).values([
    {
      ...line,
      productType: "chat" as const,
      productId: pack.id,
      expertId: pack.expertId,
      name: pack.name,
      photo: "package.svg",
      priceRp: pack.priceRp,
      seconds: pack.minutes * 60,
    },
    {
      ...line,
      productType: "digital" as const,
      productId: file.id,
      expertId: file.expertId,
      name: file.name,
      photo: file.photo,
      priceRp: file.priceRp,
      seconds: 0,
    },
  ]);
}

type ConversationSeed = {
  seal: Awaited<ReturnType<App["seals"]["of"]>>;
  clientId: number;
  userId: number;
  talk: (typeof demoConversations)[number];
};

async function seedConversation(tx: Tx, { seal, clientId, userId, talk }: ConversationSeed): Promise<void> {
  const code = newCode();
  const begin = sql`app_now() - make_interval(days => ${talk.daysAgo})`;
  const [conversation] = await tx
    .insert(conversations)
    .values({
      clientId,
      userId,
      expertId: talk.expertId,
      code,
      promptId: "2",
      status: talk.ended ? "ended" : "active",
      titleSealed: talk.title ? seal.seal(talk.title, titlePlace(code)) : null,
      titleBy: talk.title ? "made" : null,
      startAt: begin,
      endedAt: talk.ended ? sql`${begin} + interval '20 minutes'` : null,
    })
    .returning({ id: conversations.id });
  const { id: conversationId } = orNotFound(conversation);
  const place = messagePlace(conversationId);
  for (const [n, [question, answer]] of talk.turns.entries()) {
    const asked = sql`${begin} + make_interval(mins => ${n * 4})`;
    const owner = { clientId, userId, conversationId, state: "complete" as const };
    const [row] = await tx
      .insert(messages)
      .values({ ...owner, type: "question", bodySealed: seal.seal(question, place), createdAt: asked })
      .returning({ id: messages.id });
    await tx.insert(messages).values({
      ...owner,
      type: "answer",
      bodySealed: seal.seal(answer, place),
      questionId: orNotFound(row).id,
      answeredBy: "guide",
      personaVersion: 1,
      hasThumb: true,
      createdAt: asked,
      finishedAt: asked,
    });
  }
}
