import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SuccessStory } from '#src/domain/rating/success-story.ts';
import { paragraphsOf } from '#src/domain/text/paragraphs.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useCollection } from '#src/sync/requests/use-collection.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { Carousel } from '#src/ui/base/Carousel/Carousel.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { loadStories } from '../stored-rating.ts';
import styles from './Story.module.css';

/** One member's story with the number of friends behind it. */
function Story({ story }: { story: SuccessStory }) {
  const { t } = useTranslation('rating');
  const format = useFormat();
  const { language } = format;
  const { friends } = story;
  return (
    <div className={styles.story}>
      <Card as="article">
        <div className={`stack stack-close ${styles.content}`}>
          <div className={styles.head}>
            <span className={`centred ${styles.face}`} aria-hidden="true" translate="no">
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

/** Stories of members whose friends became students (R2.25); absent without any. */
export function Stories() {
  const { t } = useTranslation(['rating', 'common']);
  const format = useFormat();
  const titleId = useId();
  const { data: stories = [], reason, retry } = useCollection('successStories', loadStories);
  // Offline the rating itself shows that there is no network.
  if (stories.length === 0 && (reason === 'empty' || reason === 'offline')) return null;
  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('stories.title')}</h2>
      {reason === 'loading' && <Skeleton shape="block" height="22rem" />}
      {typeof reason === 'object' && (
        <Alert
          action={
            <Button variant="outline" size="small" icon="refresh-cw" onClick={() => void retry()}>
              {t('common:retry')}
            </Button>
          }
        >
          {t('stories.failed')}
        </Alert>
      )}
      <Carousel
        label={t('stories.title')}
        peek
        slides={stories.map((story) => ({
          id: String(story.id),
          label: story.name[format.language],
          isName: true,
          content: <Story story={story} />,
        }))}
      />
    </section>
  );
}
