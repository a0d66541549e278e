import { expect } from '@playwright/test';
import { narrow, wide } from '../support/browser/browser.ts';
import { chooseRadio, pressOn, tabTo, typeInto } from '../support/browser/keyboard.ts';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations, overflowFindings } from '../support/looks/accessibility.ts';
import {
  fieldOf,
  fillInvitation,
  invitationsOf,
  newFriend,
  titleOf,
} from '../support/members/friends.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

resetAfterEach('student');

const RU = {
  invite: 'Пригласить друга',
  form: 'Анкета за друга',
  fill: 'Заполнить анкету',
  sections: 'Разделы',
  first: 'Имя',
  middle: 'Отчество',
  noMiddle: 'Отчества нет или я его не знаю',
  problems: 'Проверь, что заполнено:',
  phone: 'Телефон друга',
  optional: 'необязательно',
  interest: 'Дизайн',
  consent: /^Друг знает о заявке/u,
  sent: 'Приглашение отправлено',
  toList: 'К приглашениям',
  state: /Приёмная получила заявку сегодня\./u,
  statusSent: /^Отправлено/u,
};
const UZ: typeof RU = {
  invite: 'Doʻstni taklif qilish',
  form: 'Doʻst uchun anketa',
  fill: 'Anketani toʻldirish',
  sections: 'Boʻlimlar',
  first: 'Ism',
  middle: 'Otasining ismi',
  noMiddle: 'Otasining ismi yoʻq yoki uni bilmayman',
  problems: 'Toʻldirilganini tekshiring:',
  phone: 'Doʻstingiz telefoni',
  optional: 'ixtiyoriy',
  interest: 'Dizayn',
  consent: /^Doʻstim arizadan xabardor/u,
  sent: 'Taklif yuborildi',
  toList: 'Takliflarga oʻtish',
  state: /Qabul komissiyasi arizani oldi: bugun\./u,
  statusSent: /^Yuborilgan/u,
};

for (const [language, width, options, texts] of [
  ['ru', '320 px', narrow, RU],
  ['uz', '1440 px', wide, UZ],
] as const) {
  test(
    `[R2.23] [R2.24] [R1.8] [R10.1] by keyboard only, at ${width} in ${language}, a member invites a friend by the questionnaire and finds the invitation in the list`,
    language === 'ru' ? { tag: '@journey' } : {},
    async ({ openApp, profileDir }) => {
      const { page } = await openApp(profileDir, options);
      const friend = newFriend();
      await openSignedIn(page, 'student');
      await page.evaluate((code) => localStorage.setItem('SF_LANG', code), language);
      await page.goto('/my/invites');
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await overflowFindings(page)).toEqual([]);
      await expectNoAxeViolations(page);

      await pressOn(page, page.getByRole('button', { name: texts.invite }));
      const fill = page.getByRole('button', { name: texts.fill });
      await tabTo(page, fill);
      await expectNoAxeViolations(page);
      await pressOn(page, fill);
      await expect(titleOf(page)).toHaveText(texts.form);
      await expect(titleOf(page)).toBeFocused();
      await expect(page.getByRole('navigation', { name: texts.sections })).toHaveCount(0);

      await typeInto(page, fieldOf(page, texts.first), friend.first);
      await page.keyboard.press('Tab');
      await page.keyboard.type(friend.last);
      // The middle name stays empty: the summary names it and leads to it.
      await page.keyboard.press('Enter');
      const summary = page.getByRole('group', { name: texts.problems });
      await expect(summary).toBeFocused();
      await expectNoAxeViolations(page);
      const middle = fieldOf(page, texts.middle);
      await pressOn(page, summary.getByRole('button', { name: texts.middle }));
      await expect(middle).toBeFocused();
      await pressOn(page, page.getByRole('checkbox', { name: texts.noMiddle }), 'Space');
      await expect(middle).toHaveCount(0);
      await typeInto(page, fieldOf(page, texts.phone), `+7${friend.phone}`);
      await pressOn(page, page.getByRole('checkbox', { name: texts.consent }), 'Space');
      await pressOn(page, page.locator('summary').filter({ hasText: texts.optional }));
      await pressOn(page, page.getByRole('checkbox', { name: texts.interest }), 'Space');
      await expectNoAxeViolations(page);
      await page.keyboard.press('Enter');

      await expect(titleOf(page)).toHaveText(texts.sent);
      await expect(titleOf(page)).toBeFocused();
      expect(await overflowFindings(page)).toEqual([]);
      await expectNoAxeViolations(page);
      await page.reload();
      await expect(titleOf(page)).toHaveText(texts.sent);
      await pressOn(page, page.getByRole('link', { name: texts.toList }));
      await expect(invitationsOf(page, friend)).toHaveCount(1);
      await expect(invitationsOf(page, friend)).toContainText(texts.state);
      await chooseRadio(page, page.getByRole('radio', { name: texts.statusSent }));
      await expect(page).toHaveURL(/status=sent/u);
      await expect(invitationsOf(page, friend)).toBeVisible();
    },
  );
}

test('[R2.24] [R1.8] a friend is invited by e-mail, and an Uzbek name arrives in the alphabet that the lander accepts', async ({
  openApp,
  profileDir,
}) => {
  const { page } = await openApp(profileDir, wide);
  const friend = newFriend();
  await openSignedIn(page, 'student');
  await page.evaluate(() => localStorage.setItem('SF_LANG', 'uz'));
  await page.goto('/my/invite');
  await fieldOf(page, 'Ism').fill('Oʻtkir');
  await fieldOf(page, 'Familiya').fill(friend.last);
  await page.getByText('Otasining ismi yoʻq yoki uni bilmayman').click();
  await fieldOf(page, 'Doʻstingiz pochtasi').fill(friend.email);
  await page.getByText('ixtiyoriy').click();
  await page.getByRole('checkbox', { name: 'Hammasi qiziq' }).check();
  await page.getByText(/^Doʻstim arizadan xabardor/u).click();
  await page.getByRole('button', { name: 'Taklifni yuborish' }).click();
  await expect(titleOf(page)).toHaveText('Taklif yuborildi');
  await page.getByRole('link', { name: 'Takliflarga oʻtish' }).click();
  await expect(invitationsOf(page, friend).getByRole('heading')).toHaveText(`Otkir ${friend.last}`);
});

test('[R2.23] the popup copies the member’s link and says so; Back closes the popup and not the list', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await openSignedIn(page, 'student');
  await page.goto('/my/invites');
  const open = page.getByRole('button', { name: 'Пригласить друга' });
  const sheet = page.getByRole('dialog', { name: 'Пригласить друга' });
  await open.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/my\/invites$/u);
  await open.click();
  await sheet.getByRole('button', { name: 'Скопировать', exact: true }).click();
  await expect(sheet.getByRole('alert')).toHaveText('Ссылка скопирована!');
  await sheet.getByRole('button', { name: 'Закрыть' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('[R1.10] [R2.24] a friend whom the programme knows is refused with the reason, at once and in the list', async ({
  page,
}) => {
  const friend = newFriend();
  await openSignedIn(page, 'student');
  await page.goto('/my/invite');
  await fillInvitation(page, friend);
  await fieldOf(page, 'Почта друга').fill('best-friend@example.test');
  await page.getByRole('button', { name: 'Отправить приглашение' }).click();
  await expect(titleOf(page)).toHaveText('Этого друга пригласить нельзя');
  await expect(page.getByText(/^Причина: Друг уже обращался/u)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'К приглашениям' }).click();
  await expect(invitationsOf(page, friend)).toContainText('Отклонено');
  await expect(invitationsOf(page, friend)).toContainText('Друг уже обращался');
});

test('[R2.23] three hundred invitations are counted by status and come in pages', async ({
  page,
}) => {
  await openSignedIn(page, 'heavy');
  await page.goto('/my/invites');
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(page.getByRole('radio', { name: /^Все\s*300$/u })).toBeChecked();
  await page.getByRole('button', { name: 'Показать ещё' }).click();
  await expect(page.getByRole('article')).toHaveCount(40);
  // The address of the filter changes first, and the chosen radio with it.
  await page.getByRole('radio', { name: /^Начислено/u }).click();
  await expect(page.getByRole('radio', { name: /^Начислено/u })).toBeChecked();
  await expect(page.getByRole('article').first()).toContainText('Награда пришла на баланс');
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^Все/u })).toBeChecked();
});
