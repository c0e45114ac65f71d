/*
 * THE TABLE OF STORED COLUMNS: what each column of each table tells about a person. A test compares it with a filled
 * database, so that a new column cannot be forgotten.
 */

/** Tables that are about nobody: the catalogue, the clients, counts per day, and the bookkeeping of the queue. */
export const tablesAboutNobody: readonly string[] = [
  ...["public.client_experts", "public.client_keys", "public.clients", "public.clues", "public.experts"],
  ...["public.greetings", "public.invoice_numbers", "public.model_costs", "public.page_counts"],
  ...["public.personas", "public.products", "public.services", "public.time_packages", "public.vouchers"],
  ...["public.journal_kinds", "public.test_clock", "drizzle.__drizzle_migrations", "drizzle.functions"],
  ...["pgboss.bam", "pgboss.queue", "pgboss.queue_stats", "pgboss.schedule", "pgboss.subscription"],
  ...["pgboss.version", "pgboss.warning", "pgboss.job_dependency"],
];

type Columns = {
  /** Numbers, random codes and names of rows; amounts of time and money; technical states. */
  plain?: string;
  /** Dates. */
  times?: string;
  /** Sealed with the client's key. */
  sealed?: string;
  /** Hashed, or keyed hashes. */
  hashed?: string;
  /** What somebody who reads it learns about a person. */
  tells?: Record<string, string>;
  /** Columns of former versions, which are always empty (decision 37). */
  empty?: string;
};

export const columnsOfPeople: Readonly<Record<string, Columns>> = {
  "public.users": {
    plain: "id client_id",
    times: "verified_at erased_at created_at",
    sealed: "farewell_sealed",
    hashed: "password_hash",
    tells: {
      email: "who it is",
      name: "who it is",
      phone: "who it is",
      google_sub: "which Google account",
      picture: "that there is one",
    },
  },
  "public.sign_ups": {
    plain: "id client_id user_id",
    times: "created_at",
    hashed: "password_hash",
    tells: { name: "who it is", phone: "who it is" },
  },
  "public.second_factors": {
    plain: "id client_id user_id last_step",
    times: "active_at created_at",
    sealed: "secret_sealed",
  },
  "public.recovery_codes": { plain: "id client_id user_id", times: "used_at", hashed: "code_hash" },
  "public.sign_in_challenges": { plain: "id client_id user_id", times: "expires_at", hashed: "token_hash" },
  "public.pictures": {
    plain: "user_id client_id",
    times: "created_at",
    tells: { bytes: "what they look like" },
  },
  "public.sessions": {
    plain: "id client_id user_id",
    times: "created_at last_used_at confirmed_at revoked_at",
    hashed: "token_hash",
    tells: { device: "browser and system" },
  },
  "public.email_tokens": {
    plain: "id client_id user_id kind sign_up_id session_id",
    times: "expires_at used_at created_at",
    hashed: "token_hash",
  },
  "public.google_nonces": { plain: "id client_id", times: "created_at", hashed: "nonce_hash" },
  "public.password_guesses": {
    plain: "id client_id wrong",
    times: "created_at last_at",
    hashed: "name_hash",
  },
  "public.consents": {
    plain: "id client_id user_id kind version locale channel",
    times: "given_at withdrawn_at",
    hashed: "text_hash",
  },
  "public.idempotency_keys": {
    plain: "id client_id user_id call key status",
    times: "created_at",
    sealed: "answer_sealed",
    hashed: "request_hash",
  },
  "public.conversations": {
    plain: "id client_id user_id code title_by prompt_id status summary_until",
    times: "start_at ended_at deleted_at purged_at",
    sealed: "title_sealed topic_sealed summary_sealed",
    tells: { expert_id: "with which persona they talk, and so about what field", star: "how they liked it" },
  },
  "public.messages": {
    plain:
      "id client_id user_id conversation_id type state message_id question_id continue_of edit_of is_idle has_rating has_thumb answered_by persona_version writer cost_micro_usd",
    times: "replaced_at created_at first_token_at finished_at heartbeat_at stop_requested_at",
    sealed: "body_sealed attached_sealed risk_sealed",
    tells: {
      product_ids: "what was recommended to them",
      thumb: "how they liked an answer",
    },
    empty: "risk",
  },
  "public.safety_events": {
    plain: "id client_id user_id conversation_id message_id",
    times: "created_at",
    sealed: "event_sealed",
    tells: {
      level: "that there was a sign (1) or a danger (2), for twelve months",
      is_verdict: "that a safety model has seen it, for twelve months",
    },
    empty: "categories about rule_ids rules_version source actions",
  },
  "public.safety_states": {
    plain: "user_id client_id",
    sealed: "state_sealed",
    tells: {
      hold_until: "that the meter pauses for a danger, until a day after the pause",
      hold_from: "since when it does",
    },
    empty: "state check_in_from",
  },
  "public.safety_plans": { plain: "user_id client_id version", times: "saved_at", sealed: "plan_sealed" },
  "public.srq_results": {
    plain: "id client_id user_id version",
    times: "created_at",
    sealed: "result_sealed",
  },
  "public.surveys": { plain: "id client_id user_id", times: "created_at", sealed: "answers_sealed" },
  "public.feedback": { plain: "id client_id user_id", times: "created_at", sealed: "message_sealed" },
  "public.expert_applications": {
    plain: "id client_id service_id state",
    times: "state_at created_at",
    sealed: "details_sealed",
    hashed: "email_mark content_mark",
  },
  "public.cart_items": {
    plain: "id client_id user_id quantity",
    times: "created_at",
    tells: { product_id: "what they want to buy", notes: "what they noted about it" },
  },
  "public.owned_products": {
    plain: "id client_id user_id order_id",
    times: "revoked_at created_at",
    tells: { product_id: "what they bought", file: "what they bought" },
  },
  "public.downloads": {
    plain: "id client_id user_id owned_product_id",
    times: "created_at",
    hashed: "address_hash",
  },
  "public.orders": {
    plain:
      "id client_id user_id invoice_no state total_price_rp discount_rp total_payment_rp voucher_id voucher_code gateway gateway_order_id payment_url checks attention",
    times: "expires_at sending_until next_check_at refunded_at reversed_at created_at paid_at",
    hashed: "same_mark",
  },
  "public.order_lines": {
    plain: "id order_id product_type photo price_rp quantity seconds",
    tells: { product_id: "what they bought", expert_id: "with which persona", name: "what they bought" },
  },
  "public.payment_events": {
    plain: "id order_id gateway transaction_id status status_code gross_amount times",
    times: "created_at",
    tells: { body: "how they paid" },
  },
  "public.simulated_payments": {
    plain: "token gateway_order_id transaction_id amount_rp client_name return_url status channel",
    times: "expires_at created_at",
    tells: { item_names: "what they bought, in a demo" },
  },
  "public.voucher_redemptions": { plain: "order_id client_id user_id voucher_id state", times: "created_at" },
  "public.free_grants": { plain: "user_id seq client_id seconds journal_id", times: "day" },
  "public.journals": { plain: "id client_id kind idem_key ref_type ref_id", times: "created_at" },
  "public.ledger_accounts": {
    plain: "id client_id unit kind user_id materialised balance version",
    tells: { expert_id: "with which persona they may talk" },
  },
  "public.postings": { plain: "journal_id seq account_id amount balance_after account_version" },
  "public.meters": {
    plain: "user_id client_id conversation_id state reason broken_ms",
    times: "charged_until last_seen last_activity after_answer",
    tells: { expert_id: "with which persona they talk" },
  },
  "public.meter_charges": {
    plain:
      "id client_id user_id conversation_id free_seconds paid_seconds free_returned paid_returned journal_id",
    times: "span returned_spans",
    tells: { expert_id: "with which persona they talked" },
  },
  "pgboss.job": {
    plain:
      "id name state policy output priority retry_limit retry_count retry_delay retry_backoff retry_delay_max dead_letter deletion_seconds expire_seconds heartbeat_seconds singleton_key group_id group_tier blocked blocking pending_dependencies source_id source_name source_output source_retry_count source_root_id",
    times:
      "start_after singleton_on created_on started_on completed_on keep_until heartbeat_on source_created_on",
    tells: { data: "numbers of rows; for a mail to a typed address that address, until the job is deleted" },
  },
  "public.operator_tasks": { plain: "id kind about", times: "created_at done_at" },
};
