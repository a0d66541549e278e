import { useTranslation } from 'react-i18next';
import type { SuccessStory } from '#src/domain/rating/success-story.ts';
import { paragraphsOf } from '#src/domain/text/paragraphs.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import styles from './Story.module.css';

/** One member's story with the number of friends behind it. */
export function Story({ story }: { story: SuccessStory }) {
  const { t } = useTranslation('rating');
  const format = useFormat();
  const { language } = format;
  const { friends } = story;
  return (
    <div className={styles.story}>
      <Card as="article">
        <div className={`stack stack-close ${styles.content}`}>
          <div className={styles.head}>
            <span className={styles.face} aria-hidden="true" translate="no">
              {story.name[language].slice(0, 1)}
            </span>
            <div>
              <h3 translate="no">{story.name[language]}</h3>
              <p className="muted small">{story.about[language]}</p>
            </div>
          </div>
          <Tag tone="positive" icon="users-round">
            {t('level.friends', { count: friends, number: format.number(friends) })}
          </Tag>
          {paragraphsOf(story.text[language]).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Card>
    </div>
  );
}
