import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { ChoiceStrip } from '#src/ui/app/ChoiceStrip/ChoiceStrip.tsx';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { Select } from '#src/ui/base/Select/Select.tsx';
import { StaffRows } from '../list/StaffRows.tsx';
import { StaffPage } from '../page/StaffPage.tsx';
import { BulkBar } from './BulkBar.tsx';
import { HandOutDialog } from './HandOutDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { QueueRow, type Opened } from './QueueRow.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { FILTERS, useOrders } from './use-orders.ts';
import styles from './StaffOrders.module.css';

/** Of a combined code with as many orders as a member has open. */
const LONGEST_CODE = 254;

/** /staff/orders: the queue of orders, oldest first (R11.6). */
export function StaffOrders() {
  const { t } = useTranslation(['queue', 'orders', 'screens']);
  const { language } = useFormat();
  const { list, places, status, place, number, isNamed, ...choose } = useOrders();
  const numberField = useRef<HTMLInputElement>(null);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [isMoving, setIsMoving] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const toggle = (id: number, isSelected: boolean) =>
    setSelected(
      (last) => new Set(isSelected ? [...last, id] : [...last].filter((one) => one !== id)),
    );
  const chosen = list.rows?.filter(({ id }) => selected.has(id)) ?? [];
  const props = opened && {
    order: opened.order,
    places,
    onChanged: list.put,
    onClose: () => setOpened(null),
  };
  return (
    <StaffPage act="orders.list" title={t('screens:StaffOrders')} lead={t('lead')}>
      <div className="stack stack-tight">
        <div className={styles.fields}>
          <form
            role="search"
            onSubmit={(event) => {
              event.preventDefault();
              // A hand scanner ends with Enter; the next code replaces this one.
              numberField.current?.select();
            }}
          >
            <Input
              ref={numberField}
              label={t('number')}
              hint={t('numberHint')}
              icon="search"
              type="search"
              inputMode="numeric"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={LONGEST_CODE}
              value={number}
              onChange={({ target }) => choose.chooseNumber(target.value)}
            />
          </form>
          {!isNamed && (
            <Select
              label={t('place')}
              value={place}
              options={[
                { value: '', label: t('anyPlace') },
                ...places.map(({ id, name }) => ({ value: String(id), label: name[language] })),
              ]}
              onChange={({ target }) => choose.choosePlace(target.value)}
            />
          )}
        </div>
        {!isNamed && (
          <ChoiceStrip
            label={t('filter')}
            choices={FILTERS.map((id) => ({
              id,
              label: id === 'OPEN' ? t('open') : t(`orders:status.${id}`),
            }))}
            selected={status}
            onSelect={(id) => {
              setSelected(new Set());
              choose.chooseStatus(id);
            }}
          />
        )}
      </div>
      {chosen.length > 0 && (
        <BulkBar
          orders={chosen}
          places={places}
          onRunning={setIsMoving}
          onMoved={(order) => {
            list.put(order);
            toggle(order.id, false);
          }}
          onClear={() => setSelected(new Set())}
        />
      )}
      <StaffRows
        label={t('screens:StaffOrders')}
        list={list}
        empty={
          isNamed
            ? { picture: 'lost', title: t('unknown.title'), text: t('unknown.text') }
            : { picture: 'parcel', title: t('empty.title'), text: t('empty.text') }
        }
      >
        {(order) => (
          <QueueRow
            order={order}
            places={places}
            isSelected={selected.has(order.id)}
            isHeld={isMoving}
            onSelect={(isSelected) => toggle(order.id, isSelected)}
            onChanged={list.put}
            onOpen={setOpened}
          />
        )}
      </StaffRows>
      {props && opened.dialog === 'move' && <MoveDialog {...props} start={opened.status} />}
      {props && opened.dialog === 'hand-out' && <HandOutDialog {...props} />}
      {props && (opened.dialog === 'cancel' || opened.dialog === 'undo') && (
        <ReasonDialog {...props} way={opened.dialog} />
      )}
    </StaffPage>
  );
}
