import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lead } from '#server/database/schema/programme/lead.ts';
import { SPAM_WINDOW_MS } from '#server/lander/leads.ts';
import { relativesResponse } from '#src/contract/member/relatives.ts';
import { INTERESTS } from '#src/domain/referral/interests.ts';
import { LANDER_MARKS } from '#src/domain/referral/lead.ts';
import { testDatabases } from '#tests/support/database/databases.ts';
import { newMergeLead, sendLead, type LeadFields } from '#tests/support/people/send-lead.ts';
import { getAs } from '#tests/support/service/get-as.ts';
import { addMember } from '#tests/support/service/small-seed.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

const databases = await testDatabases();

describe.each(databases)('the lander on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.close());

  let count = 0;
  const newPhone = () => `8 (999) 200-${String((count += 1)).padStart(4, '0')}`;
  const send = (fields: LeadFields, query?: string, headers?: Record<string, string>) =>
    sendLead(test.app, { phone: newPhone(), ...fields }, query, headers);
  const invitationsOf = async (email: string) =>
    v.parse(relativesResponse, await getAs(test, email, 'api/relatives')).relatives;
  const addInviter = async () => {
    const email = `inviter${(count += 1)}@example.test`;
    const { id } = await addMember(test.db, email, { coins: 0, isStudent: true });
    return { email, partner: `90000000${id}` };
  };

  it('[R5.3][R7.3][R8.3] an application is stored in normalised form, and the response contains the success mark', async () => {
    const mergelead = newMergeLead();
    const response = await send(
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
    expect(response).toContain(LANDER_MARKS.success);
    const [stored] = await test.db.select().from(lead).where(eq(lead.mergeLead, mergelead));
    expect(stored).toMatchObject({
      land: 'mc_referral',
      memberId: null,
      name: 'Анна Мария ONeil',
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
    expect(JSON.stringify(stored)).not.toContain('s3cret');
  });

  it('[R7.32] the default land is sf_referral, and an unknown land is refused', async () => {
    const mergelead = newMergeLead();
    await send({ mergelead }, 'r=land');
    const [stored] = await test.db.select().from(lead).where(eq(lead.mergeLead, mergelead));
    expect(stored?.land).toBe('sf_referral');
    expect(await send({}, 'land=xx_referral')).toBe('У заявки неизвестная программа');
  });

  it('[R7.3][R2.24] a card number adds an invitation to its member; an unknown number adds none', async () => {
    const { email, partner } = await addInviter();
    expect(await send({ partner, name: 'Олег', interests: ['law'] })).toContain('send-success');
    expect(await invitationsOf(email)).toMatchObject([
      { name: 'Олег', status: 'sent', interests: ['law'] },
    ]);
    const mergelead = newMergeLead();
    expect(await send({ mergelead, partner: '12345' })).toContain('send-success');
    const [stored] = await test.db.select().from(lead).where(eq(lead.mergeLead, mergelead));
    expect(stored).toMatchObject({ memberId: null, partner: '12345' });
  });

  it('[R1.10] an invitation of a friend who is already a member is declined with the reason', async () => {
    const { email, partner } = await addInviter();
    await send({ partner, email: 'student@example.test' });
    const [invitation] = await invitationsOf(email);
    expect(invitation?.status).toBe('declined');
    expect(invitation?.reason).toBeTruthy();
  });

  it('[R1.10] a friend whom the member or another one invited before is at once in the list, declined with the reason', async () => {
    const [first, second] = [await addInviter(), await addInviter()];
    const phone = newPhone();
    const mergelead = newMergeLead();
    await send({ partner: first.partner, phone, mergelead });
    const letPass = () =>
      test.db.update(lead).set({ at: new Date(Date.now() - SPAM_WINDOW_MS - 1) });
    for (const [{ email, partner }, reason] of [
      [
        first,
        {
          ru: 'Этот друг уже есть среди твоих приглашений',
          uz: 'Siz bu doʻstingizni allaqachon taklif qilgansiz',
        },
      ],
      [
        second,
        {
          ru: 'Друга уже пригласил другой участник',
          uz: 'Doʻstingizni boshqa ishtirokchi taklif qilgan',
        },
      ],
    ] as const) {
      await letPass();
      const sentAt = new Date().toISOString();
      expect(await send({ partner, phone, name: 'Олег' })).toContain(LANDER_MARKS.success);
      const changed = v.parse(
        relativesResponse,
        await getAs(test, email, `api/relatives?updatedSince=${sentAt}`),
      ).relatives;
      expect(changed).toMatchObject([{ name: 'Олег', status: 'declined', reason }]);
      expect((await invitationsOf(email))[0]).toEqual(changed[0]);
    }
  });

  it('[R9.10] an application that is sent twenty times succeeds each time and makes one lead and one invitation', async () => {
    const { email, partner } = await addInviter();
    const fields = { partner, mergelead: newMergeLead(), phone: newPhone() };
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(fields)));
    for (const response of responses) expect(response).toContain(LANDER_MARKS.success);
    expect(await test.db.$count(lead, eq(lead.mergeLead, fields.mergelead))).toBe(1);
    expect(await invitationsOf(email)).toHaveLength(1);
  });

  it('[R7.3] a key of another application with other fields is refused', async () => {
    const mergelead = newMergeLead();
    await send({ mergelead });
    expect(await send({ mergelead })).toBe('Эта заявка уже отправлена с другими данными');
    expect(await test.db.$count(lead, eq(lead.mergeLead, mergelead))).toBe(1);
  });

  it('[R8.3] when ten members invite one friend at once, one application is accepted and the others get the anti-spam mark', async () => {
    const phone = newPhone();
    const members = await Promise.all(Array.from({ length: 10 }, addInviter));
    const responses = await Promise.all(members.map(({ partner }) => send({ partner, phone })));
    const accepted = responses.filter((response) => response.includes(LANDER_MARKS.success));
    expect(accepted).toHaveLength(1);
    const spam = responses.filter((response) => response.includes(LANDER_MARKS.antiSpam));
    expect(spam).toHaveLength(9);
    const lists = await Promise.all(members.map(({ email }) => invitationsOf(email)));
    expect(lists.flat()).toHaveLength(1);
  });

  it('[R8.3] a second application with the same e-mail is spam for five minutes, then it is accepted', async () => {
    const email = `friend${(count += 1)}@example.test`;
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
    ['a refused consent', { personalDataAgree: 'off' }, 'Нужно согласие'],
    ['no name', { name: null }, 'Укажи имя'],
    ['a name without letters', { name: '12345 !!' }, 'Укажи имя'],
    ['a wrong phone', { phone: '12-34' }, 'Укажи верный телефон'],
    ['neither phone nor e-mail', { phone: '', email: '' }, 'Укажи верный телефон'],
    ['a wrong e-mail', { email: 'anna@' }, 'Проверь адрес почты'],
    ['no key', { mergelead: null }, 'Не получилось прочитать'],
    ['an unknown interest', { interests: ['magic'] }, 'Не получилось прочитать'],
    ['a file', { name: new Blob(['x'], { type: 'text/html' }) }, 'Не получилось прочитать'],
    ['a long name', { name: 'я'.repeat(151) }, 'Укажи имя'],
    ['a name of ten thousand marks', { name: `я${'\u0301'.repeat(10_000)}` }, 'Укажи имя'],
    [
      'more fields than a form has',
      Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`field${index}`, 'x'])),
      'Не получилось прочитать',
    ],
  ])('[R7.3] %s is refused with a text, and nothing is stored', async (_mistake, fields, text) => {
    const before = await test.db.$count(lead);
    const response = await send(fields);
    expect(response).toContain(text);
    expect(response).not.toContain(LANDER_MARKS.success);
    expect(response).not.toContain(LANDER_MARKS.antiSpam);
    expect(await test.db.$count(lead)).toBe(before);
  });

  it('[R10.6] the response contains nothing of what was sent', async () => {
    const response = await send(
      { name: '<script>alert(1)</script>', phone: '<b>x', url_location: '"><svg>' },
      'land=<script>x</script>&sourceName=%00<i>',
    );
    expect(response).not.toMatch(/script|svg|<b>|<i>/);
  });

  it('[R7.3] an application with control characters in its source is accepted', async () => {
    const response = await send({ entry_point: 'a\u0000b' }, 'sourceName=a%00b');
    expect(response).toContain(LANDER_MARKS.success);
  });

  it('[R3.6] all 28 interests at once are accepted, also with an invalid token', async () => {
    const response = await send({ interests: INTERESTS }, undefined, {
      Authorization: 'Bearer bad',
    });
    expect(response).toContain(LANDER_MARKS.success);
    expect(INTERESTS).toHaveLength(28);
    expect(new Set(INTERESTS).size).toBe(28);
  });
});

it('[R7.3] a body that is not a form is refused with a text', async () => {
  const test = await createTestApp();
  const response = await test.app.request('/lander/lander.php', {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body: 'nothing of the kind',
  });
  expect(await response.text()).toContain('Не получилось прочитать');
  expect((await test.app.request('/lander/lander.php')).status).toBe(405);
  await test.close();
});
