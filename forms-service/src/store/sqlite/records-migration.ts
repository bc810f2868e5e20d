const TIME = '%Y-%m-%dT%H:%M:%fZ';
export const milliseconds = (time: string) => `CAST(round(unixepoch(${time}, 'subsec') * 1000) AS INTEGER)`;
const dueAt = `min(${milliseconds("value ->> '$.dueAt'")})`;
const isWaiting = "value ->> '$.state' = 'waiting'";

/**
 * Version 6: moves unindexed columns into one JSON column, keys into a table for fast lookups, and undelivered messages
 * into one that counts them without reading leads.
 */
export const recordsMigration = `
  CREATE TABLE records (
    id TEXT PRIMARY KEY,
    form TEXT NOT NULL,
    state TEXT NOT NULL, -- 'repeat': receipt of a submission whose address another lead holds
    created_at INTEGER NOT NULL, -- milliseconds since 1970, as all times
    address TEXT, -- case-folded e-mail address
    mail_due_at INTEGER, -- of the earliest mail that waits; NULL when none does
    webhook_due_at INTEGER,
    waiting INTEGER, -- number of deliveries that wait; NULL when there are none
    dead INTEGER, -- of those that nobody tries any more
    delivered INTEGER, -- of those that have arrived
    ended_at INTEGER, -- of a subscription that its owner has ended
    revision INTEGER NOT NULL, -- number of changes
    record TEXT NOT NULL -- JSON object with everything else
  ) STRICT, WITHOUT ROWID;
  INSERT INTO records SELECT
    id, form, state, created_at, lower(fields ->> '$.email'),
    (SELECT ${dueAt} FROM json_each(deliveries) WHERE ${isWaiting} AND value ->> '$.channel' <> 'webhook'),
    (SELECT ${dueAt} FROM json_each(deliveries) WHERE ${isWaiting} AND value ->> '$.channel' = 'webhook'),
    (SELECT nullif(count(*), 0) FROM json_each(deliveries) WHERE ${isWaiting}),
    nullif(dead, 0),
    (SELECT nullif(count(*), 0) FROM json_each(deliveries) WHERE value ->> '$.state' = 'delivered'),
    iif(state = 'unsubscribed', max(created_at, coalesce(
      (SELECT max(${milliseconds("value ->> '$.createdAt'")}) FROM json_each(deliveries)), 0)), NULL),
    0,
    json_patch('{}', -- leaves out what is NULL
      json_object('fields', json(fields), 'soleAddress', sole_address, 'deliveries', json(deliveries), 'receipt',
        json_object('idempotencyKey', idempotency_key, 'requestHash', request_hash, 'captcha',
          json_object('provider', captcha_provider, 'verdict', captcha_verdict, 'challengeId', challenge_id))))
    FROM leads;
  CREATE TABLE keys (
    key TEXT PRIMARY KEY, -- what no two leads may have in common
    lead TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  INSERT INTO keys SELECT form || ' key ' || idempotency_key, id FROM leads WHERE idempotency_key IS NOT NULL;
  INSERT INTO keys SELECT form || ' challenge ' || challenge_id, id FROM leads WHERE challenge_id IS NOT NULL;
  INSERT INTO keys SELECT form || ' address ' || sole_address, id FROM leads
    WHERE sole_address IS NOT NULL AND state <> 'repeat';
  CREATE TABLE undelivered (
    channel TEXT NOT NULL,
    state TEXT NOT NULL, -- 'waiting', 'dead', or 'partial' when some recipients have it
    created_at INTEGER NOT NULL,
    delivery TEXT NOT NULL,
    PRIMARY KEY (channel, state, created_at, delivery)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO undelivered SELECT
    one.value ->> '$.channel',
    CASE WHEN one.value ->> '$.state' = 'dead' AND EXISTS
      (SELECT 1 FROM json_each(one.value, '$.recipients') AS recipient WHERE recipient.value ->> '$.state' = 'accepted')
      THEN 'partial' ELSE one.value ->> '$.state' END,
    ${milliseconds("one.value ->> '$.createdAt'")},
    one.value ->> '$.id'
    FROM leads, json_each(leads.deliveries) AS one WHERE one.value ->> '$.state' <> 'delivered';
  CREATE TABLE entries (
    log TEXT NOT NULL, -- 'erasures' or 'audit'
    id TEXT NOT NULL,
    entry TEXT NOT NULL, -- JSON object
    PRIMARY KEY (log, id)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO entries SELECT 'erasures', id, json_object('id', id, 'erasedAt',
    strftime('${TIME}', erased_at / 1000.0, 'unixepoch'), 'addressHash', address_hash, 'leads', json(leads)) FROM erasures;
  DROP TABLE erasures;
  DROP TABLE leads;
  ALTER TABLE records RENAME TO leads;
  CREATE INDEX leads_by_form ON leads (form, state, id);
  CREATE INDEX leads_by_address ON leads (address, form, state, id) WHERE address IS NOT NULL;
  CREATE INDEX leads_by_mail_due ON leads (mail_due_at) WHERE mail_due_at IS NOT NULL;
  CREATE INDEX leads_by_webhook_due ON leads (webhook_due_at) WHERE webhook_due_at IS NOT NULL;
  CREATE INDEX leads_by_end ON leads (ended_at) WHERE ended_at IS NOT NULL;
  CREATE INDEX leads_waiting ON leads (form, state, id) WHERE waiting IS NOT NULL;
  CREATE INDEX leads_dead ON leads (form, state, id) WHERE dead IS NOT NULL;
  CREATE INDEX leads_delivered ON leads (form, state, id) WHERE delivered IS NOT NULL;`;
