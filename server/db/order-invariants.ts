/** Invariants of orders, vouchers and payments; part of THE INVARIANT TABLE in `check.ts`. */
export const orderInvariants: { name: string; sql: string }[] = [
  {
    name: "an order costs what its lines cost, less what a voucher took off",
    sql: `select o.id from orders o
      left join (select order_id, sum(price_rp::bigint * quantity) as total from order_lines group by 1) l on l.order_id = o.id
      where o.total_price_rp is distinct from l.total or o.discount_rp not between 0 and o.total_price_rp
        or o.total_payment_rp <> o.total_price_rp - o.discount_rp`,
  },
  {
    name: "a voucher is used as often as orders hold it or used it, and beyond its bound by late money only",
    sql: `select v.id from vouchers v
      left join (select r.voucher_id, count(*) filter (where r.state in ('held', 'consumed')) as uses,
          count(*) filter (where r.state = 'consumed' and o.attention = 'over_redeemed') as over
        from voucher_redemptions r join orders o on o.id = r.order_id group by 1) r on r.voucher_id = v.id
      where v.uses <> coalesce(r.uses, 0) or v.uses > v.max_uses + coalesce(r.over, 0)`,
  },
  {
    name: "a voucher is held while its order is open, used up once it was paid, and free again otherwise",
    sql: `select o.id from orders o left join voucher_redemptions r on r.order_id = o.id
      where (o.voucher_id is null) <> (r.order_id is null) or r.voucher_id <> o.voucher_id
        or r.client_id <> o.client_id or r.user_id <> o.user_id
        or r.state <> case when o.state in ('creating', 'pending') then 'held'
          when o.state in ('paid', 'dikirim', 'refunded') or o.reversed_at is not null then 'consumed'
          else 'released' end
          and not (r.state = 'released' and o.attention = 'over_redeemed')`,
  },
  {
    name: "each order that was paid has exactly one credit of its time, others none",
    sql: `select o.id from orders o
      left join (select order_id, sum(seconds) as seconds from order_lines group by 1) l on l.order_id = o.id
      left join (select j.ref_id, count(distinct j.id) as credits, sum(p.amount) as seconds from journals j
        join postings p on p.journal_id = j.id join ledger_accounts a on a.id = p.account_id and a.kind = 'user_paid'
        where j.kind = 'time_bought' and j.ref_type = 'order' group by 1) c on c.ref_id = o.id
      where coalesce(c.credits, 0) <> case when ${wasPaid("o")} and l.seconds > 0 and o.attention is distinct from 'erased' then 1 else 0 end
        or c.seconds <> l.seconds`,
  },
  {
    name: "each order that was paid has its rupiah booked once, others none",
    sql: `select o.id from orders o
      left join (select j.ref_id, count(distinct j.id) as times, sum(p.amount) filter (where a.kind = 'gateway_clearing') as paid
        from journals j join postings p on p.journal_id = j.id join ledger_accounts a on a.id = p.account_id
        where j.kind = 'order_paid' and j.ref_type = 'order' group by 1) c on c.ref_id = o.id
      where coalesce(c.times, 0) <> case when ${wasPaid("o")} and o.total_price_rp > 0 then 1 else 0 end
        or coalesce(c.paid, 0) <> case when ${wasPaid("o")} then o.total_payment_rp else 0 end`,
  },
  {
    name: "what went back is booked once, turned round, and takes back no more time than was bought",
    sql: `select o.id from orders o
      left join (select j.ref_id, count(distinct j.id) as times,
          sum(p.amount) filter (where a.kind = 'gateway_clearing') as paid
        from journals j join postings p on p.journal_id = j.id join ledger_accounts a on a.id = p.account_id
        where j.kind = 'order_refunded' group by 1) c on c.ref_id = o.id
      left join (select j.ref_id, count(distinct j.id) as times, -sum(p.amount) as seconds from journals j
        join postings p on p.journal_id = j.id join ledger_accounts a on a.id = p.account_id and a.kind = 'user_paid'
        where j.kind = 'time_taken_back' group by 1) b on b.ref_id = o.id
      where coalesce(c.times, 0) <> case when ${wentBack("o")} and o.total_price_rp > 0 then 1 else 0 end
        or coalesce(c.paid, 0) <> case when ${wentBack("o")} then -o.total_payment_rp else 0 end
        or coalesce(b.times, 0) > case when ${wentBack("o")} then 1 else 0 end
        or b.seconds > (select sum(seconds) from order_lines l where l.order_id = o.id)`,
  },
  {
    name: "who paid for a file owns it, and an order whose money went back leaves none",
    sql: `select o.id from orders o join users u on u.id = o.user_id and u.erased_at is null
      join order_lines l on l.order_id = o.id and l.product_type = 'digital'
      where o.state in ('paid', 'dikirim') and o.attention is distinct from 'erased' and not exists (
        select 1 from owned_products p where p.client_id = o.client_id and p.user_id = o.user_id
          and p.product_id = l.product_id and p.revoked_at is null)
      union all select p.order_id from owned_products p join orders o on o.id = p.order_id
      where p.client_id <> o.client_id or p.user_id <> o.user_id
        or p.revoked_at is null and o.state not in ('paid', 'dikirim')`,
  },
  {
    name: "nobody has more than three orders to pay, and what has ended says so by its times",
    sql: `select user_id from orders where state in ('creating', 'pending') and expires_at > app_now()
      group by 1 having count(*) > 3
      union all select id from orders where (paid_at is not null) <> (${wasPaid("orders")})
        or (refunded_at is not null) <> (state = 'refunded') or reversed_at is not null and state <> 'expired'`,
  },
  {
    name: "an order that a gateway has is asked about until a day after its deadline",
    sql: `select id from orders where state in ('creating', 'pending') and next_check_at is null`,
  },
];

/** SQL condition: the order was paid at some time, even if the money went back later. */
function wasPaid(order: string): string {
  return `(${order}.state in ('paid', 'dikirim', 'refunded') or ${order}.reversed_at is not null)`;
}

function wentBack(order: string): string {
  return `(${order}.state = 'refunded' or ${order}.reversed_at is not null)`;
}
