import '#src/ui/base/Icon/other-icons.ts';
import { createRoot } from 'react-dom/client';
import { PickupView } from '#src/features/orders/pickup/PickupView.tsx';
import { loadTexts, startI18n } from '#src/i18n/setup.ts';

declare global {
  interface Window {
    /** Shows the pickup view of these orders again. */
    showPickup(ids: readonly number[]): void;
  }
}

await startI18n('token');

await loadTexts();
const root = createRoot(document.body.appendChild(document.createElement('main')));

window.showPickup = (ids) => {
  const orders = ids.map((id) => ({ id, title: `Худи «Синергия» ${id}` }));
  root.render(<PickupView key={ids.join('-')} orders={orders} onClose={() => root.render(null)} />);
};
