import { useState } from 'react';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { Icon } from './Icon.tsx';
import { ICON_NAMES } from './icons.ts';
import styles from './IconGallery.module.css';

/** A searchable list of all icons, for the documentation. */
export function IconGallery({ size }: { size?: number }) {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/[\s-]+/);
  const found = ICON_NAMES.filter((name) => words.every((word) => name.includes(word)));
  return (
    <div className="stack stack-close">
      <Input
        type="search"
        icon="search"
        label="Поиск по имени"
        placeholder="arrow"
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <p className="muted small" role="status">
        {found.length > 0 ? `Найдено: ${found.length}` : 'Такого значка нет'}
      </p>
      <ul className={styles.list}>
        {found.map((name) => (
          <li key={name} className={`surface ${styles.item}`}>
            <Icon name={name} {...(size !== undefined && { size })} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
