import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findDamage } from '#server/audit/audit.ts';
import { client } from '#server/database/schema/member/client.ts';
import { member } from '#server/database/schema/member/member.ts';
import { journal } from '#server/database/schema/service/journal.ts';
import { buy } from '#tests/support/people/buy.ts';
import { requestAs } from '#tests/support/service/request-as.ts';
import { tokenOf } from '#tests/support/service/test-app.ts';
import { lastRow, startApps } from './act-as.ts';

const { app, act, read } = startApps();

const both = (ru: string, uz = ru) => ({ ru, uz });
const HOODIE = {
  externalId: 'hoodie-m',
  kind: 'product',
  name: both('Худи, M', 'Xudi, M'),
  description: both('Тёплое', 'Issiq'),
  brand: both('Synergy'),
  category: both('Одежда', 'Kiyim'),
  subCategory: both('Худи', 'Xudi'),
  type: both('Худи', 'Xudi'),
  price: 900,
  amount: both('1 шт.', '1 dona'),
  stock: 5,
  variantOf: 'hoodie-m',
  options: [{ name: both('Размер', 'Oʻlcham'), value: both('M') }],
};
interface Saved {
  readonly id: number;
  readonly reference: string;
}

async function save(path: string, name: string, body: object): Promise<Saved> {
  const response = await act(path, body);
  expect(response).toMatchObject({ status: 200 });
  return response.body[name] as unknown as Saved;
}

/** What the service responds to the student. */
const asMember = async (path: string, email = app().seed.student.email) => {
  const response = await requestAs(app(), email, `/service/${path}`);
  return (await response.json()) as Record<string, unknown>;
};

describe('products', () => {
  it('[R11.1] [R2.15] a new one is in the catalog, with its dictionaries, and can be bought', async () => {
    const { id } = await save('products', 'product', HOODIE);
    const { product } = await asMember(`api/products/${id}`);
    expect(product).toMatchObject({ name: HOODIE.name, stock: 5, variantOf: id });
    const { items } = (await asMember('api/subCategories')) as { items: { name: object }[] };
    expect(items.filter(({ name }) => JSON.stringify(name).includes('Худи'))).toHaveLength(1);
    const { seed, app: service } = app();
    const order = await buy(service, seed.student, { prodId: id, confirmedPrice: 900 });
    expect(order.status).toBe(201);
  });

  it('[R11.1] [R11.3] a change as a whole leaves the stock, and the audit finds nothing', async () => {
    const { id } = await save('products', 'product', HOODIE);
    const { seed, app: service } = app();
    await buy(service, seed.student, { prodId: id, confirmedPrice: 900 });
    const changed = { ...HOODIE, price: 950, stock: 100 };
    expect(await save('products', 'product', changed)).toMatchObject({ id, price: 950, stock: 4 });
    expect(await lastRow(app())).toMatchObject({
      act: 'products.save',
      before: { price: 900, stock: 4 },
      after: { price: 950, stock: 4 },
    });
    await act(`products/${id}/stock`, { difference: -2 });
    expect((await findDamage(app().db)).changedStock).toEqual([]);
  });

  it('[R11.1] one that names others needs them to be there', async () => {
    const alone = { ...HOODIE, externalId: 'hoodie-l', related: ['hoodie-s'] };
    expect(await act('products', alone)).toMatchObject({
      status: 400,
      body: { field: 'related.0' },
    });
    const { products } = await read('products?limit=1000');
    expect(products).not.toContainEqual(expect.objectContaining({ externalId: 'hoodie-l' }));
    const { id } = await save('products', 'product', HOODIE);
    const second = { ...alone, related: ['hoodie-m'], variantOf: 'hoodie-m' };
    expect(await save('products', 'product', second)).toMatchObject({
      relatedIds: [id],
      variantOf: id,
    });
  });

  it.each([
    ['event', { kind: 'event' }],
    ['event.date', { kind: 'event', event: { date: '0000-01-01T00:00:00Z', place: both('А') } }],
    ['price', { price: -1 }],
    ['pictures.0', { pictures: ['a|b'] }],
    ['name.uz', { name: { ru: 'Худи', uz: '' } }],
  ])('[R11.1] a mistake in %s is refused with its field', async (field, change) => {
    expect(await act('products', { ...HOODIE, ...change })).toMatchObject({
      status: 400,
      body: { field },
    });
  });
});

describe('members and deals', () => {
  const ANNA = { email: 'Anna.New@example.test', fullName: 'Новая Анна', projects: [5, 1] };
  const DEAL = { externalId: 'd-1', member: 'anna.new@example.test', project: 5, stage: 'WON' };

  it('[R11.1] [R4.2] a member of the institution signs in, has a manager, and is a student by the deal', async () => {
    const manager = { externalId: 'm-1', name: 'Ольга', phone: '8 900 111-22-33' };
    await save('managers', 'manager', manager);
    const phones = ['+7 900 123-45-67'];
    await save('members', 'member', { ...ANNA, phones, bitrixId: 42, manager: 'm-1' });
    await save('deals', 'deal', { ...DEAL, docNum: 'Д-5/26' });
    const { contacts } = await asMember(
      'v2/api/contacts?include=deals,manager,hasWin',
      DEAL.member,
    );
    expect(contacts).toMatchObject([
      {
        full_name: 'Новая Анна',
        phones: ['+79001234567'],
        partnerId: 5,
        partners: [5, 1],
        bitrixId: 42,
        hasWin: true,
        deals: [{ docNum: 'Д-5/26', partnerId: 5, stageId: 'WON' }],
        manager: { name: 'Ольга', phone: '+79001112233' },
      },
    ]);
  });

  it('[R11.1] a person who signed in before the institution knew them is the same member', async () => {
    const email = 'early@example.test';
    const body = { name: 'Анна', surname: 'Ранняя' };
    await requestAs(app(), email, '/service/api/user/add', { method: 'POST', body });
    expect(await asMember('v2/api/contacts', email)).toEqual({ contacts: [] });
    const { reference } = await save('members', 'member', { ...ANNA, email });
    const renamed = { ...ANNA, email, fullName: 'Другое Имя' };
    expect(await save('members', 'member', renamed)).toMatchObject({ reference });
    expect(await asMember('v2/api/contacts', email)).toMatchObject({
      contacts: [{ full_name: 'Другое Имя' }],
    });
    expect(await lastRow(app())).toMatchObject({
      act: 'members.save',
      entityId: reference,
      before: { fullName: ANNA.fullName },
      after: { fullName: 'Другое Имя' },
    });
  });

  it('[R11.1] [R7.11] a member with an open app learns of a new stage by the next poll', async () => {
    const { email } = app().seed.student;
    await asMember('api/contactTracking', email);
    await save('deals', 'deal', { ...DEAL, member: email, stage: 'NEW' });
    expect(await asMember('api/contactTracking', email)).toMatchObject({ events: ['contacts'] });
    await save('deals', 'deal', { ...DEAL, member: email, stage: 'NEW' });
    expect(await asMember('api/contactTracking', email)).toMatchObject({ events: [] });
  });

  it('[R11.1] [R4.15] an e-mail that a member has left names nobody', async () => {
    const { id } = app().seed.student;
    const left = 'left@example.test';
    await app()
      .db.update(client)
      .set({ oldEmails: [left] })
      .where(eq(client.memberId, id));
    expect(await act('members', { ...ANNA, email: left })).toMatchObject({ status: 409 });
  });

  it('[R11.1] a deal stays with its member, and needs one', async () => {
    await save('members', 'member', ANNA);
    await save('deals', 'deal', DEAL);
    const other = { ...DEAL, member: app().seed.student.email };
    expect(await act('deals', other)).toMatchObject({ status: 409 });
    const lost = { ...DEAL, externalId: 'd-2', member: 'lost@example.test' };
    expect(await act('deals', lost)).toMatchObject({ status: 400, body: { field: 'member' } });
  });

  it('[R11.2] a role for one project saves only what is in it', async () => {
    const send = async (path: string, body: object) => {
      const response = await app().app.request(`/programme/v1/${path}`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${tokenOf('olga@example.test', { roles: ['manager'], projects: [1] })}`,
          'Content-Type': 'application/json',
          'X-Request-ID': crypto.randomUUID(),
        },
        body: JSON.stringify(body),
      });
      return response.status;
    };
    expect(await send('members', ANNA)).toBe(403);
    expect(await send('members', { ...ANNA, projects: [1] })).toBe(200);
    expect(await send('deals', DEAL)).toBe(403);
    expect(await send('deals', { ...DEAL, project: 1 })).toBe(200);
    // What belongs to another project as well is not taken away from it.
    await save('members', 'member', { ...ANNA, projects: [1, 5] });
    await app()
      .db.update(member)
      .set({ partnerId: 5, partners: [] })
      .where(eq(member.email, DEAL.member));
    expect(await send('members', { ...ANNA, projects: [1] })).toBe(403);
    await save('members', 'member', { ...ANNA, projects: [1, 5] });
    await save('deals', 'deal', { ...DEAL, externalId: 'd-5' });
    expect(await send('members', { ...ANNA, projects: [1] })).toBe(403);
    expect(await send('deals', { ...DEAL, externalId: 'd-5', project: 1 })).toBe(403);
  });
});

describe('managers, lessons and stories', () => {
  const LESSON = {
    externalId: 'l-1',
    title: both('Как пригласить', 'Qanday taklif qilish'),
    summary: both('Кратко', 'Qisqacha'),
    body: both('Первое.\n\nВторое.', 'Birinchi.\n\nIkkinchi.'),
    minutes: 4,
  };
  const STORY = {
    externalId: 's-1',
    name: both('Анна', 'Anna'),
    about: both('Студентка', 'Talaba'),
    text: both('Позвала троих.', 'Uch kishini chaqirdi.'),
    friends: 3,
  };

  it('[R11.1] [R2.25] a story is shown until it is withdrawn', async () => {
    const { id } = await save('stories', 'story', STORY);
    expect(await asMember('api/successStories')).toEqual({
      stories: [expect.objectContaining({ id, name: STORY.name, text: STORY.text })],
    });
    await act(`stories/${id}/withdrawal`, { isWithdrawn: true });
    expect(await asMember('api/successStories')).toEqual({ stories: [] });
    await act(`stories/${id}/withdrawal`, { isWithdrawn: false });
    expect((await asMember('api/successStories'))['stories']).toHaveLength(1);
  });

  it('[R11.1] [R2.22] a new lesson is the last, keeps its paragraphs, and a change leaves its place', async () => {
    const first = await save('lessons', 'lesson', { ...LESSON, externalId: 'l-0' });
    const { id } = await save('lessons', 'lesson', LESSON);
    expect(id).toBeGreaterThan(first.id);
    expect(await save('lessons', 'lesson', { ...LESSON, minutes: 9 })).toMatchObject({
      id,
      minutes: 9,
    });
    const { lessons } = await asMember('api/education');
    expect(lessons).toMatchObject([{ id: first.id }, { id, body: LESSON.body, minutes: 9 }]);
  });

  it('[R11.1] a withdrawn manager is nobody’s any more', async () => {
    const manager = await save('managers', 'manager', { externalId: 'm-1', name: 'Ольга' });
    const { email } = app().seed.student;
    await save('members', 'member', { email, fullName: 'Анна', projects: [1], manager: 'm-1' });
    const managerOf = async () =>
      (
        (await asMember('v2/api/contacts?include=manager', email))['contacts'] as {
          manager: object;
        }[]
      )[0]?.manager;
    expect(await managerOf()).toMatchObject({ name: 'Ольга' });
    await act(`managers/${manager.id}/withdrawal`, { isWithdrawn: true });
    expect(await managerOf()).toBeNull();
  });

  it('[R11.2] the institution’s own id names one only', async () => {
    await save('stories', 'story', STORY);
    const { id } = await save('stories', 'story', { ...STORY, externalId: 's-2' });
    expect(await act(`stories/${id}`, STORY, { method: 'PUT' })).toMatchObject({ status: 409 });
  });

  it('[R11.2] two who add the same at once add one', async () => {
    const both2 = await Promise.all([act('stories', STORY), act('stories', STORY)]);
    expect(both2.map(({ status }) => status)).toEqual([200, 200]);
    const { stories } = await read('stories');
    expect(stories).toHaveLength(1);
    expect(await app().db.$count(journal)).toBe(2);
  });
});
