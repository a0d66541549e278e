import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANDER_MARKS } from '#src/domain/referral/lead.ts';
import { sendLead } from '#tests/support/people/send-lead.ts';
import { addMember } from '#tests/support/service/small-seed.ts';
import { createTestApp, NO_LIMITS, type TestApp } from '#tests/support/service/test-app.ts';

describe('too many applications', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ limits: { ...NO_LIMITS, lander: { points: 2, durationS: 60 } } });
  });
  afterAll(() => test.close());

  const phones = ['+79991110001', '+79991110002', '+79991110003'];
  /** Which of three applications are accepted. */
  const sendAll = async (fields: Record<string, string>) => {
    const responses: string[] = [];
    for (const phone of phones) responses.push(await sendLead(test.app, { phone, ...fields }));
    return responses.map((response) => response.includes(LANDER_MARKS.success));
  };
  let members = 0;
  /** The card number of a new member. */
  const newPartner = async () => {
    members += 1;
    const email = `inviter${members}@example.test`;
    const { id } = await addMember(test.db, email, { coins: 0, isStudent: true });
    return `90000000${id}`;
  };

  it('[R8.3] of one member get the anti-spam mark; members who share an address do not count together', async () => {
    expect(await sendAll({ partner: await newPartner() })).toEqual([true, true, false]);
    const other = { phone: '+79991110009', partner: await newPartner() };
    expect(await sendLead(test.app, other)).toContain(LANDER_MARKS.success);
  });

  it('[R8.3] without a member count by their address', async () => {
    const friends = ['+79991120001', '+79991120002', '+79991120003'];
    const responses: string[] = [];
    for (const phone of friends) responses.push(await sendLead(test.app, { phone }));
    expect(responses.at(1)).toContain(LANDER_MARKS.success);
    expect(responses.at(2)).toContain(LANDER_MARKS.antiSpam);
  });

  it('[R8.3] [R7.31] count an application once, however often it is repeated', async () => {
    const lead = { phone: '+79991130001', partner: await newPartner(), mergelead: 'SFrepeat100' };
    for (let time = 0; time < 5; time += 1) {
      expect(await sendLead(test.app, lead)).toContain(LANDER_MARKS.success);
    }
    const next = { ...lead, phone: '+79991130002', mergelead: 'SFrepeat200' };
    expect(await sendLead(test.app, next)).toContain(LANDER_MARKS.success);
  });
});
