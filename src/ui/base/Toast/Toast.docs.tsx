import { useState } from 'react';
import { useTranslate } from '#src/i18n/bilingual.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Toast, type ToastView } from './Toast.tsx';
import { Toaster } from './Toaster.tsx';

/** A day, in ms: the message on the page stays. */
const STAYS = 86_400_000;
const TIMER = 3000;
const nothing = (): void => undefined;

/** A static message, and a button that shows one as the app does. */
function ToastDemo(toast: Omit<ToastView, 'id'>) {
  const translate = useTranslate();
  const [isReady, setReady] = useState(false);
  const [toasts, setToasts] = useState<readonly ToastView[]>([]);
  return (
    <div className="stack">
      <Toast {...toast} id={0} timer={STAYS} onDismiss={nothing} />
      <div>
        <Button
          variant="soft"
          size="small"
          // The region must be in the page before its first message, otherwise that is not announced.
          onPointerEnter={() => setReady(true)}
          onFocus={() => setReady(true)}
          onClick={() => setToasts([...toasts, { ...toast, id: Date.now() }])}
        >
          {translate({ ru: 'Показать в углу', uz: 'Burchakda koʻrsatish' })}
        </Button>
      </div>
      {isReady && (
        <Toaster
          toasts={toasts}
          onDismiss={(id) => setToasts((shown) => shown.filter((one) => one.id !== id))}
        />
      )}
    </div>
  );
}

export const docs = describeComponent({
  title: 'Toast',
  summary:
    'Короткое сообщение о том, что уже случилось. Уходит само через 3 секунды, ждёт, пока на него смотрят. Без сети приложение сообщений не показывает: о ней говорит полоса состояния.',
  keywords: 'сообщение, уведомление, тост',
  component: ToastDemo,
  keyboard: {
    Tab: 'Ведёт к продолжению и к «Закрыть»; пока фокус там, сообщение не уходит',
    'Enter, Space': 'Открывает или закрывает',
  },
})
  .example('success', 'Получилось', (translate) => ({
    text: translate({ ru: 'Ссылка скопирована', uz: 'Havola nusxalandi' }),
    color: 'success',
    timer: TIMER,
  }))
  .example('error', 'Не получилось', (translate) => ({
    text: translate({ ru: 'Не удалось отправить код', uz: 'Kodni yuborib boʻlmadi' }),
    color: 'error',
    timer: TIMER,
  }))
  .note('Что делать дальше, говорит само место, где это случилось.')
  .example('own-icon', 'Свой значок', (translate) => ({
    text: translate({ ru: 'Друг зарегистрировался', uz: 'Doʻstingiz roʻyxatdan oʻtdi' }),
    color: 'success',
    timer: TIMER,
    icon: 'party-popper',
  }))
  .example('action', 'С продолжением', (translate) => ({
    text: translate({ ru: '+250 монет', uz: '+250 tanga' }),
    color: 'success',
    timer: TIMER,
    icon: 'gift',
    action: { text: translate({ ru: 'Открыть', uz: 'Ochish' }), run: nothing },
  }))
  .note('Нажимается всё сообщение, кроме «Закрыть».')
  .example('long-text', 'Длинный текст', (translate) => ({
    text: translate({
      ru: 'Сообщение об отмене заказа отправлено менеджеру, списанное вернётся на счёт в течение нескольких минут',
      uz: 'Buyurtmani bekor qilish haqidagi xabar menejerga yuborildi, yechilgani bir necha daqiqada hisobga qaytadi',
    }),
    color: 'success',
    timer: 8000,
  }));
