import styles from './OwnPlace.module.css';

/** Steps that rise to the right, behind the text; only decoration. */
export function Steps() {
  return (
    <svg className={styles.steps} viewBox="0 0 200 120" aria-hidden="true">
      <path d="M0 120V96h36V74h36V54h36V36h36V20h36V6h20v114Z" />
      <path d="M28 120v-8h36V90h36V70h36V52h36V36h28v84Z" />
    </svg>
  );
}
