import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SPAM_WINDOW_MS } from '#server/store/leads.ts';
import { lead } from '#server/store/schema/lead.ts';
import { relativesAnswer } from '#src/contract/relatives.ts';
import { INTERESTS } from '#src/domain/interests.ts';
import { LANDER_MARKS } from '#src/domain/lead.ts';
import { getAs } from '#tests/support/get-as.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { newMergeLead, sendLead, type LeadFields } from '#tests/support/send-lead.ts';
import { addMember } from '#tests/support/small-seed.ts';
import { createPostgresApp, createTestApp, type TestApp } from '#tests/support/test-app.ts';

const postgres: TestPostgres | null = await startPostgres();
afterAll(() => postgres?.stop());

const databases = [
  { name: 'the embedded database', open: () => createTestApp() },
  ...(postgres ? [{ name: 'PostgreSQL', open: () => createPostgresApp(postgres.url) }] : []),
];

describe.each(databases)('the lander on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await open();
  }, 60_000);
  afterAll(() => test.close());

  let used = 0;
  const newPhone = () => `8 (999) 200-${String((used += 1)).padStart(4, '0')}`;
  const send = (fields: LeadFields, query?: string, headers?: Record<string, string>) =>
    sendLead(test.app, { phone: newPhone(), ...fields }, query, headers);
  const invitationsOf = async (email: string) =>
    v.parse(relativesAnswer, await getAs(test, email, 'api/relatives')).relatives;
  const inviter = async () => {
    const email = `inviter${(used += 1)}@example.test`;
    const { id } = await addMember(test.db, email, { coins: 0, isStudent: true });
    return { email, partner: `90000000${id}` };
  };

  it('[R7.3][R8.3] an application is taken, kept normalised and answered with the mark', async () => {
    const mergelead = newMergeLead();
    const answer = await send(
      {
        mergelead,
        name: ' Анна-Мария 🎉 O’Neil 3 ',
        phone: '8 (912) 345-67-89',
        email: 'Anna@Example.TEST',
        interests: ['it', 'design'],
        url_location: 'https://invite.friends.example/form?referral=abc#top',
        entry_point: 'invite-form',
      },
      'land=mc_referral&sourceName=area&utm_source=vk&white_list_secret_key=s3cret',
    );
    expect(answer).toContain(LANDER_MARKS.success);
    const [kept] = await test.db.select().from(lead).where(eq(lead.mergeLead, mergelead));
    expect(kept).toMatchObject({
      land: 'mc_referral',
      memberId: null,
      name: 'АннаМария ONeil',
      phone: '+79123456789',
      email: 'anna@example.test',
      interests: ['it', 'design'],
      source: {
        sourceName: 'area',
        utmSource: 'vk',
        entryPoint: 'invite-form',
        page: 'https://invite.friends.example/form',
      },
    });
    expect(JSON.stringify(kept)).not.toContain('s3cret');
  });

  it('[R7.32] without a land it is sf_referral, and a land that nobody has is refused', async () => {
    const mergelead = newMergeLead();
    await send({ mergelead }, 'r=land');
    const [kept] = await test.db.select().from(lead).where(eq(lead.mergeLead, mergelead));
    expect(kept?.land).toBe('sf_referral');
    expect(await send({}, 'land=xx_referral')).toBe('У заявки неизвестная программа');
  });

  it('[R7.3][R2.24] a card number makes an invitation of its member; one that nobody has makes none', async () => {
    const { email, partner } = await inviter();
    expect(await send({ partner, name: 'Олег', interests: ['law'] })).toContain('send-success');
    expect(await invitationsOf(email)).toMatchObject([
      { name: 'Олег', status: 'sent', interests: ['law'] },
    ]);
    const mergelead = newMergeLead();
    expect(await send({ mergelead, partner: '12345' })).toContain('send-success');
    const [kept] = await test.db.select().from(lead).where(eq(lead.mergeLead, mergelead));
    expect(kept).toMatchObject({ memberId: null, partner: '12345' });
  });

  it('[R1.10] a friend who is a member already is declined with the reason', async () => {
    const { email, partner } = await inviter();
    await send({ partner, email: 'student@example.test' });
    const [invitation] = await invitationsOf(email);
    expect(invitation?.status).toBe('declined');
    expect(invitation?.reason).toBeTruthy();
  });

  it('[R9.10] twenty sendings of one application: every one succeeds, one lead, one invitation', async () => {
    const { email, partner } = await inviter();
    const fields = { partner, mergelead: newMergeLead(), phone: newPhone() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(fields)));
    for (const answer of answers) expect(answer).toContain(LANDER_MARKS.success);
    expect(await test.db.$count(lead, eq(lead.mergeLead, fields.mergelead))).toBe(1);
    expect(await invitationsOf(email)).toHaveLength(1);
  });

  it('[R7.3] a key that another friend’s application has is not taken for it', async () => {
    const mergelead = newMergeLead();
    await send({ mergelead });
    expect(await send({ mergelead })).toBe('Эта заявка уже отправлена с другими данными');
    expect(await test.db.$count(lead, eq(lead.mergeLead, mergelead))).toBe(1);
  });

  it('[R8.3] the same friend from ten members at once: one application, the others are spam', async () => {
    const phone = newPhone();
    const members = await Promise.all(Array.from({ length: 10 }, inviter));
    const answers = await Promise.all(members.map(({ partner }) => send({ partner, phone })));
    const taken = answers.filter((answer) => answer.includes(LANDER_MARKS.success));
    expect(taken).toHaveLength(1);
    const spam = answers.filter((answer) => answer.includes(LANDER_MARKS.antiSpam));
    expect(spam).toHaveLength(9);
    const lists = await Promise.all(members.map(({ email }) => invitationsOf(email)));
    expect(lists.flat()).toHaveLength(1);
  });

  it('[R8.3] five minutes later the same friend is no spam, and an e-mail counts as the phone does', async () => {
    const email = `friend${(used += 1)}@example.test`;
    const mergelead = newMergeLead();
    expect(await send({ mergelead, email })).toContain(LANDER_MARKS.success);
    const uzbek = await send({ email: email.toUpperCase() }, undefined, {
      'Accept-Language': 'uz',
    });
    expect(uzbek).toContain(LANDER_MARKS.antiSpam);
    await test.db
      .update(lead)
      .set({ at: new Date(Date.now() - SPAM_WINDOW_MS - 1) })
      .where(eq(lead.mergeLead, mergelead));
    expect(await send({ email })).toContain(LANDER_MARKS.success);
  });

  it.each<[string, LeadFields, string]>([
    ['no consent', { personalDataAgree: null }, 'Нужно согласие'],
    ['a consent that is off', { personalDataAgree: 'off' }, 'Нужно согласие'],
    ['no name', { name: null }, 'Укажи имя'],
    ['a name without letters', { name: '12345 !!' }, 'Укажи имя'],
    ['a wrong phone', { phone: '12-34' }, 'Укажи верный телефон'],
    ['neither phone nor e-mail', { phone: '', email: '' }, 'Укажи верный телефон'],
    ['a wrong e-mail', { email: 'anna@' }, 'Проверь адрес почты'],
    ['no key', { mergelead: null }, 'Не получилось прочитать'],
    ['an interest that nobody has', { interests: ['magic'] }, 'Не получилось прочитать'],
    ['a file', { name: new Blob(['x'], { type: 'text/html' }) }, 'Не получилось прочитать'],
    ['a long name', { name: 'я'.repeat(151) }, 'Укажи имя'],
  ])('[R7.3] %s is refused in words, and nothing is kept', async (_what, fields, text) => {
    const before = await test.db.$count(lead);
    const answer = await send(fields);
    expect(answer).toContain(text);
    expect(answer).not.toContain(LANDER_MARKS.success);
    expect(answer).not.toContain(LANDER_MARKS.antiSpam);
    expect(await test.db.$count(lead)).toBe(before);
  });

  it('[R10.6] nothing of what was sent comes back', async () => {
    const answer = await send(
      { name: '<script>alert(1)</script>', phone: '<b>x', url_location: '"><svg>' },
      'land=<script>x</script>&sourceName=%00<i>',
    );
    expect(answer).not.toMatch(/script|svg|<b>|<i>/);
  });

  it('[R7.3] control characters in the notes of the source do no harm', async () => {
    const answer = await send({ entry_point: 'a\u0000b' }, 'sourceName=a%00b');
    expect(answer).toContain(LANDER_MARKS.success);
  });

  it('[R3.6] all 28 interests at once are taken, also from a token’s owner who is nobody here', async () => {
    const answer = await send({ interests: INTERESTS }, undefined, { Authorization: 'Bearer bad' });
    expect(answer).toContain(LANDER_MARKS.success);
    expect(INTERESTS).toHaveLength(28);
    expect(new Set(INTERESTS).size).toBe(28);
  });
});

it('[R8.3] an address that sends too many applications hears of the anti-spam', async () => {
  const endless = { points: 1_000_000, durationS: 1 };
  const test = await createTestApp({
    limits: {
      service: endless,
      unauthenticated: endless,
      codes: endless,
      errors: endless,
      lander: { points: 2, durationS: 60 },
    },
  });
  const phones = ['+79991110001', '+79991110002', '+79991110003'];
  const answers: string[] = [];
  for (const phone of phones) answers.push(await sendLead(test.app, { phone }));
  expect(answers.map((answer) => answer.includes(LANDER_MARKS.success))).toEqual([
    true,
    true,
    false,
  ]);
  expect(answers[2]).toContain(LANDER_MARKS.antiSpam);
  await test.close();
});

it('[R7.3] what is no form is refused in words', async () => {
  const test = await createTestApp();
  const answer = await test.app.request('/lander/lander.php', {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body: 'nothing of the kind',
  });
  expect(await answer.text()).toContain('Не получилось прочитать');
  expect((await test.app.request('/lander/lander.php')).status).toBe(404);
  await test.close();
});
