import { expect } from '@playwright/test';
import { expectNoAxeViolations, overflowFindings } from './support/accessibility.ts';
import { desktop } from './support/browser.ts';
import { test } from './support/fixtures.ts';
import { fieldOf, fillInvitation, invitationsOf, newFriend, titleOf } from './support/friends.ts';
import { resetAfterEach } from './support/reset-members.ts';
import { openSignedIn } from './support/sign-in.ts';

resetAfterEach('student');

test(
  '[R2.23] [R2.24] [R10.1] by keyboard alone, at 320 px, a member invites a friend by the questionnaire and finds the invitation in the list',
  { tag: '@journey' },
  async ({ page }) => {
    const friend = newFriend();
    await page.setViewportSize({ width: 320, height: 640 });
    await openSignedIn(page, 'student');
    await page.goto('/my/invites');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await overflowFindings(page)).toEqual([]);
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Пригласить друга' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Заполнить анкету' }).focus();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Enter');
    await expect(titleOf(page)).toHaveText('Пригласить друга');
    await expect(titleOf(page)).toBeFocused();
    await expect(page.getByRole('navigation', { name: 'Разделы' })).toHaveCount(0);

    await fieldOf(page, 'Имя').focus();
    await page.keyboard.type(friend.first);
    await page.keyboard.press('Tab');
    await page.keyboard.type(friend.last);
    // The middle name stays empty: the summary names it and leads to it.
    await page.keyboard.press('Enter');
    const summary = page.getByRole('group', { name: 'Проверь, что заполнено:' });
    await expect(summary).toBeFocused();
    await expectNoAxeViolations(page);
    await summary.getByRole('button', { name: /^Отчество/u }).focus();
    await page.keyboard.press('Enter');
    await expect(fieldOf(page, 'Отчество')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(fieldOf(page, 'Отчество')).toHaveCount(0);
    await fieldOf(page, 'Телефон друга').focus();
    await page.keyboard.type(friend.phone);
    await page.getByRole('checkbox', { name: 'Дизайн' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('checkbox', { name: /^Друг знает о заявке/u }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');

    await expect(titleOf(page)).toHaveText('Приглашение отправлено');
    await expect(titleOf(page)).toBeFocused();
    expect(await overflowFindings(page)).toEqual([]);
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(titleOf(page)).toHaveText('Приглашение отправлено');
    await page.getByRole('link', { name: 'К приглашениям' }).focus();
    await page.keyboard.press('Enter');
    await expect(invitationsOf(page, friend)).toHaveCount(1);
    await page.getByRole('radio', { name: /^Отправлено/u }).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/status=sent/u);
    await expect(invitationsOf(page, friend)).toBeVisible();
  },
);

test('[R2.24] [R1.8] at 1440 px in Uzbek a friend is invited by e-mail, and the whole way is Uzbek', async ({
  openApp,
  profileDir,
}) => {
  const { page } = await openApp(profileDir, {
    ...desktop,
    viewport: { width: 1440, height: 900 },
  });
  const friend = newFriend();
  await openSignedIn(page, 'student');
  await page.evaluate(() => localStorage.setItem('SF_LANG', 'uz'));
  await page.goto('/my/invites');
  await expect(titleOf(page)).toHaveText('Takliflar');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Doʻstni taklif qilish' }).click();
  await page.getByRole('link', { name: 'Anketani toʻldirish' }).click();
  await fieldOf(page, 'Ism').fill('Oʻtkir');
  await fieldOf(page, 'Familiya').fill(friend.last);
  await page.getByText('Otasining ismi yoʻq yoki uni bilmayman').click();
  await fieldOf(page, 'Doʻstingiz pochtasi').fill(friend.email);
  await page.getByText('Hammasi qiziq').click();
  await page.getByText(/^Doʻstim arizadan xabardor/u).click();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Taklifni yuborish' }).click();
  await expect(titleOf(page)).toHaveText('Taklif yuborildi');
  await page.getByRole('link', { name: 'Takliflarga oʻtish' }).click();
  await expect(invitationsOf(page, friend).getByRole('heading')).toHaveText(`Otkir ${friend.last}`);
  await expect(invitationsOf(page, friend)).toContainText('Qabul komissiyasi arizani oldi: bugun.');
});

test('[R2.23] the popup copies the own link and reports it; Back closes the popup and not the list', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await openSignedIn(page, 'student');
  await page.goto('/my/invites');
  const open = page.getByRole('button', { name: 'Пригласить друга' });
  await open.click();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/my\/invites$/u);
  await open.click();
  await page.getByRole('button', { name: 'Скопировать ссылку' }).click();
  const alert = page.getByRole('dialog', { name: 'Ссылка скопирована!' });
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'Хорошо' }).click();
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
