import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { updateClient } from '#src/data/api/member/client.ts';
import { database } from '#src/data/db/area/database.ts';
import { loadFormDraft } from '#src/data/db/outbox/form-drafts.ts';
import { PersonalData } from '#src/features/personal-data/PersonalData.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { network } from '#src/state/page/network.ts';
import { session } from '#src/state/session/session.ts';
import { syncStatus } from '#src/state/session/sync-status.ts';
import { CLIENT, signIn, storeClient } from '../member/card-fixtures.ts';
import { anna } from '../member/profile-fixtures.ts';
import { closeArea, openArea, show } from '../member/profile-orders-fixtures.tsx';

// No test reaches the service: the write is mocked.
vi.mock('#src/data/api/member/client.ts', { spy: true });

beforeEach(async () => {
  await page.viewport(360, 740);
  await openArea();
  vi.mocked(updateClient).mockReset();
  signIn();
});
afterEach(async () => {
  session.member = null;
  await closeArea();
});

const region = (name: string) => page.getByRole('region', { name });
const edit = page.getByRole('button', { name: 'Изменить', exact: true });
const save = page.getByRole('button', { name: 'Сохранить' });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const expectSent = (changes: object) =>
  expect.poll(() => vi.mocked(updateClient).mock.calls[0]?.[1]).toEqual(changes);

test('[R7.18] [R4.14] the member sees the record, the verified phone and the way to another e-mail', async () => {
  await storeClient(CLIENT);
  show(<PersonalData />);
  const person = region('О тебе');
  for (const text of ['Анна', 'Верещагина', 'Сергеевна', '06.05.2003', 'Женский']) {
    await expect.element(person.getByText(text, { exact: true })).toBeVisible();
  }
  await expect.element(region('Телефон')).toMatchTextContent(/\+7 900 123 45 67.*Подтверждён/);
  await expect.element(region('Почта')).toMatchTextContent(/student@example\.test/);
  await expect
    .element(region('Почта').getByRole('link', { name: 'Изменить почту' }))
    .toHaveAttribute('href', '/email-change');
});

test('[R7.18] only the corrected fields are sent, and nothing without a correction', async () => {
  await storeClient(CLIENT);
  vi.mocked(updateClient).mockResolvedValue(CLIENT);
  show(<PersonalData />);
  await edit.click();
  await expect.element(field('Дата рождения')).not.toBeInTheDocument();
  await save.click();
  await expect.element(page.getByText(/Ничего не изменилось/)).toBeVisible();
  await field('Фамилия').fill('Петрова 2');
  await save.click();
  await expect.element(page.getByRole('group', { name: 'Проверь, что заполнено:' })).toHaveFocus();
  await field('Фамилия').fill('Петрова');
  await save.click();
  await expectSent({ surname: 'Петрова' });
  await expect.element(edit).toBeVisible();
  // What became of it is below the title, which a phone would not show from the button.
  const outcome = region('О тебе').getByRole('heading', { name: 'О тебе' });
  await expect.element(outcome).toHaveFocus();
  await expect.element(outcome).toBeInViewport();
  await expect.element(region('О тебе').getByRole('status')).toMatchTextContent('Данные сохранены');
  await edit.click();
  await page.getByRole('button', { name: 'Отмена' }).click();
  await expect.element(page.getByText('Данные сохранены')).not.toBeInTheDocument();
});

test('[R7.18] a record without a gender is corrected without choosing one', async () => {
  await storeClient({ ...CLIENT, sex: null });
  vi.mocked(updateClient).mockResolvedValue(CLIENT);
  show(<PersonalData />);
  await edit.click();
  await expect.element(page.getByRole('radio', { name: 'Женский' })).toBeVisible();
  (page.getByRole('radio', { name: 'Женский' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await field('Фамилия').fill('А'.repeat(101));
  await save.click();
  await expect.element(field('Фамилия')).toHaveAccessibleDescription(/Слишком длинно/u);
  await field('Фамилия').fill('Петрова');
  await save.click();
  await expectSent({ surname: 'Петрова' });
});

test('[R7.18] the form has a birth date only while the record has none', async () => {
  await storeClient({ ...CLIENT, birth_date: null, patronymic: null });
  vi.mocked(updateClient).mockResolvedValue(CLIENT);
  show(<PersonalData />);
  await edit.click();
  await field('Дата рождения').fill('31.12.2020');
  await save.click();
  await expect.element(field('Дата рождения')).toBeInvalid();
  await field('Дата рождения').fill('06.05.2003');
  await save.click();
  await expectSent({ birth_date: '2003-05-06' });
});

test('[R9.10] corrections that the device cannot store stay in the form, which says so', async () => {
  await storeClient(CLIENT);
  show(<PersonalData />);
  await edit.click();
  await field('Фамилия').fill('Петрова');
  const add = vi.spyOn(database().posts, 'add').mockRejectedValueOnce(new Error('closed'));
  await save.click();
  await expect.poll(() => add.mock.calls).toHaveLength(1);
  await expect.element(page.getByText(/попробуй ещё раз/)).toBeVisible();
  await expect.element(field('Фамилия')).toHaveValue('Петрова');
});

test('[R9.10] corrections wait visibly, and a refusal says why', async () => {
  await storeClient(CLIENT);
  await database().posts.put({
    requestId: 'post-1',
    kind: 'personalData',
    subject: 'anna',
    body: { surname: 'Петрова', sex: 'male' },
    state: 'refused',
    createdAt: Date.now(),
    sentAt: Date.now(),
    attempts: 1,
    refusal: { errorCode: 'INVALID', text: 'FIELD_NAME', field: 'surname' },
  });
  show(<PersonalData />);
  const notice = page.getByRole('article');
  await expect.element(notice).toMatchTextContent(/Исправления: фамилия, пол/);
  await expect.element(notice).toMatchTextContent(/Здесь не должно быть цифр/);
  await notice.getByRole('button', { name: 'Убрать' }).click();
  await expect.element(notice).not.toBeInTheDocument();
});

test('[R9.10] half-typed corrections are there again after the screen was left, and gone after a cancel', async () => {
  await storeClient(CLIENT);
  show(<PersonalData />);
  await edit.click();
  await field('Фамилия').fill('Петр');
  await expect.poll(() => loadFormDraft('personal-data')).toMatchObject({ surname: 'Петр' });
  document.body.replaceChildren();
  show(<PersonalData />);
  await edit.click();
  await expect.element(field('Фамилия')).toHaveValue('Петр');
  await expect.element(field('Имя')).toHaveValue('Анна');
  await page.getByRole('button', { name: 'Отмена' }).click();
  await expect.poll(() => loadFormDraft('personal-data')).toBeNull();
  await edit.click();
  await expect.element(field('Фамилия')).toHaveValue('Верещагина');
});

test('[R4.3] when the verified phone is another one than the CRM’s, the manager is named', async () => {
  await storeClient(CLIENT);
  signIn({ ...anna, verifiedPhone: '+79161234567' });
  show(<PersonalData />);
  const phone = region('Телефон');
  await expect.element(phone).toMatchTextContent(/\+7 916 123 45 67.*Подтверждён/);
  await expect.element(phone).toMatchTextContent(/Телефон не совпадает.*\+7 900 123 45 67/);
  await expect.element(phone).toMatchTextContent(/Менеджер Ольга Маркова/);
});

test('[R4.3] when no phone is verified, the manager is named as well', async () => {
  await storeClient(CLIENT);
  signIn({ ...anna, verifiedPhone: null });
  show(<PersonalData />);
  const phone = region('Телефон');
  await expect.element(phone).toMatchTextContent(/\+7 900 123 45 67.*Не подтверждён/);
  await expect
    .element(phone)
    .toMatchTextContent(
      /Телефон не совпадает с сохранённым, свяжись с менеджером.*Он не подтверждён/,
    );
  await expect.element(phone).toMatchTextContent(/Менеджер Ольга Маркова/);
});

test('[R4.3] the member’s verified phone and an incomplete one are refused at the field', async () => {
  await storeClient(CLIENT);
  show(<PersonalData />);
  await page.getByRole('button', { name: 'Изменить номер' }).click();
  const phone = field('Новый номер');
  await expect.element(phone).toHaveFocus();
  const send = page.getByRole('button', { name: 'Получить код' });
  await phone.fill('900 12');
  await send.click();
  await expect.element(phone).toHaveAccessibleDescription(/Укажи верный номер телефона/);
  await phone.fill('+79001234567');
  await send.click();
  await expect.element(phone).toHaveAccessibleDescription(/Этот номер уже подтверждён/);
});

test('[R5.2] [R1.8] a phone with an extension is refused with its reason, in both languages, and stays', async () => {
  await storeClient(CLIENT);
  show(<PersonalData />);
  await page.getByRole('button', { name: 'Изменить номер' }).click();
  const phone = field('Новый номер');
  await phone.fill('+7 916 123-45-67 доб. 12');
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect.element(phone).toHaveAccessibleDescription(/Оставь один номер/);
  await expect.element(phone).toHaveFocus();
  await switchLanguage('uz');
  const uzbek = page.getByRole('textbox', { name: 'Yangi raqam' });
  await expect.element(uzbek).toHaveAccessibleDescription(/Bitta raqam qoldiring/);
  await expect.element(uzbek).toHaveValue('+7 916 123-45-67 доб. 12');
  await switchLanguage('ru');
});

test('[R5.5] a name that differs only in its encoding is no correction, and a cleaned name is sent', async () => {
  await storeClient({ ...CLIENT, name: 'Йола' });
  vi.mocked(updateClient).mockResolvedValue(CLIENT);
  show(<PersonalData />);
  await edit.click();
  await field('Имя').fill('\u200BЙола'.normalize('NFD'));
  await save.click();
  await expect.element(page.getByText(/Ничего не изменилось/)).toBeVisible();
  await field('Фамилия').fill('\u2060\u3164');
  await save.click();
  await expect.element(field('Фамилия')).toHaveAccessibleDescription(/Поле обязательно/);
  await field('Фамилия').fill('Ким–О´Нил');
  await save.click();
  await expectSent({ surname: "Ким-О'Нил" });
});

test('[R2.10] the screen distinguishes a missing record, a missing network and a failure', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  Object.assign(network, { reachable: false, isOffline: true });
  show(<PersonalData />);
  await expect.element(page.getByText(/Сети нет, а на этом устройстве/)).toBeVisible();
  onLine.mockRestore();
  Object.assign(network, { reachable: true, isOffline: false });
  syncStatus.client.state = 'failed';
  await expect.element(page.getByText(/С ними всё в порядке/)).toBeVisible();
  syncStatus.client.state = 'idle';
  await storeClient(null);
  await expect.element(page.getByRole('link', { name: 'Оформить карту' })).toBeVisible();
});

test('[R4.15] a record under another address is not edited from here', async () => {
  await storeClient({ ...CLIENT, email: 'a…@example.test', old_emails: ['student@example.test'] });
  show(<PersonalData />);
  await expect.element(page.getByText('Сначала заверши смену почты')).toBeVisible();
});
