import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanLine } from '#src/domain/text/clean-text.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useDebounced } from '#src/sync/requests/use-debounced.ts';
import { useMay } from '#src/sync/staff/use-may.ts';
import { useStaffList } from '#src/sync/staff/use-staff-list.ts';
import { ProductPicture } from '#src/ui/app/ProductPicture/ProductPicture.tsx';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { Row } from '../list/Row.tsx';
import { RowButton } from '../list/RowButton.tsx';
import { StaffRows } from '../list/StaffRows.tsx';
import { StaffPage } from '../page/StaffPage.tsx';
import { PriceDialog } from './PriceDialog.tsx';
import { PRODUCTS, type StaffProduct } from './products.ts';
import { StockDialog } from './StockDialog.tsx';
import { WithdrawalDialog } from './WithdrawalDialog.tsx';
import styles from './StaffProducts.module.css';

/** Longest search that the service takes. */
const LONGEST_SEARCH = 100;
/** While a name is typed, not every letter is a request. */
const PAUSE_MS = 350;
/** From then down the row says that few are left. */
const FEW = 3;

type DialogName = 'price' | 'stock' | 'withdrawal';

/** /staff/products: prices and stock of the whole catalog, withdrawn products included (R11.6). */
export function StaffProducts() {
  const { t } = useTranslation(['stock', 'screens']);
  const [typed, setTyped] = useState('');
  const q = useDebounced(cleanLine(typed), PAUSE_MS);
  const list = useStaffList(PRODUCTS, { q: q === '' ? undefined : q });
  const [opened, setOpened] = useState<{ dialog: DialogName; product: StaffProduct } | null>(null);
  const props = opened && {
    product: opened.product,
    onChanged: list.put,
    onClose: () => setOpened(null),
  };
  return (
    <StaffPage act="products.price" title={t('screens:StaffProducts')} lead={t('lead')}>
      <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
        <Input
          label={t('search')}
          icon="search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={LONGEST_SEARCH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
      <StaffRows
        label={t('screens:StaffProducts')}
        list={list}
        empty={{
          picture: 'lost',
          title: t(q === '' ? 'empty.title' : 'notFound.title'),
          text: t(q === '' ? 'empty.text' : 'notFound.text'),
        }}
      >
        {(product) => (
          <ProductRow product={product} onOpen={(dialog) => setOpened({ dialog, product })} />
        )}
      </StaffRows>
      {props && opened.dialog === 'price' && <PriceDialog {...props} />}
      {props && opened.dialog === 'stock' && <StockDialog {...props} />}
      {props && opened.dialog === 'withdrawal' && <WithdrawalDialog {...props} />}
    </StaffPage>
  );
}

interface ProductRowProps {
  product: StaffProduct;
  onOpen: (dialog: DialogName) => void;
}

function ProductRow({ product, onOpen }: ProductRowProps) {
  const { t } = useTranslation('stock');
  const { language, number: digits } = useFormat();
  const may = useMay();
  const { id, name, model, price, stock, isWithdrawn, pictures, externalId } = product;
  return (
    <Row
      start={
        <span className={styles.picture}>
          <ProductPicture src={pictures[0] ?? null} />
        </span>
      }
      head={
        <>
          <strong className="breakable">{name[language]}</strong>
          {isWithdrawn && <Tag icon="eye-off">{t('withdrawn')}</Tag>}
          {!isWithdrawn && stock === 0 && <Tag tone="negative">{t('none')}</Tag>}
          {!isWithdrawn && stock > 0 && stock <= FEW && <Tag tone="warning">{t('few')}</Tag>}
        </>
      }
      facts={
        <>
          <span translate="no">{externalId ?? t('number', { id })}</span>
          {model !== '' && <span translate="no">{model}</span>}
          <Coins amount={price} size="small" />
          <span>{t('left', { number: digits(stock) })}</span>
        </>
      }
      actions={
        <>
          {may('products.price') && (
            <RowButton about={name[language]} variant="quiet" onClick={() => onOpen('price')}>
              {t('price.open')}
            </RowButton>
          )}
          {may('products.stock') && (
            <RowButton about={name[language]} variant="quiet" onClick={() => onOpen('stock')}>
              {t('stock.open')}
            </RowButton>
          )}
          {may('products.withdraw') && (
            <RowButton about={name[language]} variant="quiet" onClick={() => onOpen('withdrawal')}>
              {t(isWithdrawn ? 'withdrawal.openBack' : 'withdrawal.open')}
            </RowButton>
          )}
        </>
      }
    />
  );
}
