import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadPosts } from '#src/data/db/outbox/posts.ts';
import { Support } from '#src/features/help/support/Support.tsx';
import { network } from '#src/state/page/network.ts';
import { session } from '#src/state/session/session.ts';
import { closeArea, openArea, show } from '../member/profile-orders-fixtures.tsx';
import { imageFile, JPEG_START, pngFile, signIn, turnedPhoto } from '../programme/help-fixtures.ts';

beforeEach(async () => {
  await openArea();
  signIn();
});
afterEach(async () => {
  await closeArea();
  session.member = null;
});

const subject = () => page.getByRole('textbox', { name: 'Коротко о вопросе' });
const text = () => page.getByRole('textbox', { name: 'Что случилось' });
const send = () => page.getByRole('button', { name: 'Отправить', exact: true });
const file = () => page.getByLabelText(/Прикрепить картинку|Заменить/);

test('[R2.27] an image is shown, replaced and removed; a wrong, large or broken one is refused with the reason', async () => {
  show(<Support />, '/support?topic=OTHER');
  await userEvent.upload(file(), await pngFile());
  const preview = page.getByRole('img', { name: 'Прикреплённая картинка: screenshot.png' });
  await expect.element(preview).toBeVisible();

  const large = imageFile([JPEG_START, new Uint8Array(5_000_001)], 'photo.jpg');
  await userEvent.upload(file(), large);
  await expect.element(page.getByText(/^Картинка весит 5,1 МБ, а можно до 5 МБ/)).toBeVisible();
  await expect.element(preview).toBeVisible();

  await userEvent.upload(file(), await pngFile('other.png'));
  await expect.element(page.getByRole('img', { name: /other\.png$/ })).toBeVisible();
  await expect.element(page.getByText(/^Картинка весит/)).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Убрать картинку' }).click();
  await expect.element(page.getByRole('img', { name: /other\.png$/ })).not.toBeInTheDocument();
  await expect.element(file()).toHaveFocus();

  const broken = imageFile([JPEG_START, 'no picture'], 'broken.jpg');
  await userEvent.upload(file(), broken);
  await expect.element(page.getByText('Картинка не открывается. Выбери другую.')).toBeVisible();

  await userEvent.upload(file(), await pngFile());
  await expect.element(page.getByText(/^Картинка не открывается/)).not.toBeInTheDocument();
  await userEvent.upload(file(), broken);
  await expect.element(page.getByText(/^Картинка не открывается/)).toBeVisible();
  await expect.element(preview).toBeVisible();
});

test('[R2.27] of two files at once the one that can be attached stays, and an empty one is called broken', async () => {
  show(<Support />, '/support?topic=OTHER');
  await expect.element(text()).toBeVisible();
  const good = await pngFile();
  drop(good);
  drop(new File([], 'empty.png', { type: 'image/png' }));
  await expect.element(page.getByText('Картинка не открывается. Выбери другую.')).toBeVisible();
  await expect.element(page.getByRole('img', { name: /screenshot\.png$/ })).toBeVisible();
});

test('[R2.27] a text that brings its picture along, as from a spreadsheet, is pasted as a text', async () => {
  show(<Support />, '/support?topic=OTHER');
  await expect.element(text()).toBeVisible();
  const clipboardData = new DataTransfer();
  clipboardData.items.add(await pngFile());
  const paste = () =>
    text()
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  const picture = page.getByRole('img', { name: /screenshot\.png$/ });
  clipboardData.setData('text/plain', 'A1');
  paste();
  clipboardData.clearData('text/plain');
  paste();
  await expect.element(picture).toBeVisible();
  await page.getByRole('button', { name: 'Убрать картинку' }).click();
  clipboardData.setData('text/plain', 'A1');
  paste();
  await expect.element(page.getByText(/Готовим картинку/)).not.toBeInTheDocument();
  await expect.element(picture).not.toBeInTheDocument();
});

/** Drops a file on the field with its own type: a file chooser would derive one from the name. */
function drop(dropped: File): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(dropped);
  file()
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
}

test('[R2.27] the bytes of a file decide its type: a PNG without a type is attached, a renamed text and a HEIC photo are refused with what to do', async () => {
  network.reachable = false;
  show(<Support />, '/support?topic=OTHER');
  await expect.element(file()).toBeInTheDocument();
  const png = await pngFile();
  drop(new File([png], 'untyped', { type: '' }));
  await expect.element(page.getByRole('img', { name: /untyped$/ })).toBeVisible();
  drop(new File([png], 'generic', { type: 'application/octet-stream' }));
  await expect.element(page.getByRole('img', { name: /generic$/ })).toBeVisible();
  await userEvent.upload(file(), imageFile(['just words'], 'words.png', 'image/png'));
  await expect.element(page.getByText(/^Этот файл не подойдёт/)).toBeVisible();
  const heic = imageFile([new Uint8Array(4), 'ftypheic', new Uint8Array(100)], 'IMG_1.heic');
  await userEvent.upload(file(), heic);
  await expect
    .element(page.getByText(/HEIC.*Сделай скриншот снимка или выбери JPEG/))
    .toBeVisible();

  await subject().fill('Вопрос');
  await text().fill('Текст');
  await send().click();
  await expect.element(page.getByText('Обращение сохранено')).toBeVisible();
  const [post] = await loadPosts('ticket');
  expect(post?.body.image?.type).toBe('image/png');
});

test('[R2.27] a photo over the limit is made smaller, stays upright, and says so; what the service does not take becomes a JPEG', async () => {
  network.reachable = false;
  show(<Support />, '/support?topic=OTHER');
  await userEvent.upload(file(), await turnedPhoto('photo.heic', 6_300_000));
  await expect.element(page.getByText(/^0,1 МБ, было 6,4 МБ$/)).toBeVisible();
  await expect.element(page.getByRole('img', { name: /photo\.jpg$/ })).toBeVisible();
  await subject().fill('Вопрос');
  await text().fill('Текст');
  await send().click();
  await expect.element(page.getByText('Обращение сохранено')).toBeVisible();
  const [post] = await loadPosts('ticket');
  const sent = post?.body.image ?? new Blob();
  expect(sent.type).toBe('image/jpeg');
  expect(sent.size).toBeLessThanOrEqual(5_000_000);
  const { width, height } = await createImageBitmap(sent);
  expect([width, height]).toEqual([300, 400]);
});

test('[R2.27] an image is pasted into the form, and another file is refused', async () => {
  show(<Support />, '/support?topic=OTHER');
  await expect.element(text()).toBeVisible();
  const paste = (pasted: File) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(pasted);
    text()
      .element()
      .dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
  };
  paste(await pngFile('pasted.png'));
  await expect.element(page.getByRole('img', { name: /pasted\.png$/ })).toBeVisible();
  paste(new File(['text'], 'note.pdf', { type: 'application/pdf' }));
  await expect.element(page.getByText(/^Этот файл не подойдёт/)).toBeVisible();
});
