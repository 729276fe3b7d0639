import { Icon } from '#web/design/icon/icon.tsx';
import styles from './search-field.module.css';

/** The source of suggestions and the texts about them; without them it is a plain field. */
export type Suggesting = {
  /** Requested by POST with JSON: `localeCode`, `siteSlug`, `query`. */
  source: string;
  localeCode: string;
  siteSlug: string;
  /** The prefix of the records' paths: `/de-ch`. */
  base: string;
  label: string;
  /** The announcements by the number of suggestions, starting at none. */
  counts: readonly string[];
  /** The names of record types. */
  kinds: Readonly<Record<string, string>>;
};

type SearchFieldProps = {
  id: string;
  /** The page of results, which gets the query as `q`. */
  action: string;
  label: string;
  placeholder?: string;
  submit: string;
  value?: string;
  /** Takes the focus when its panel opens. */
  isFirst?: boolean;
  suggesting?: Suggesting;
};

/** No back end takes a longer query. */
const maxQueryLength = 200;

/** A search field. Without script a form, with script a combobox after the ARIA Authoring Practices. */
export function SearchField({
  id,
  action,
  label,
  placeholder,
  submit,
  value,
  isFirst,
  suggesting,
}: SearchFieldProps) {
  return (
    <ui-search
      class={styles.field}
      data-source={suggesting?.source}
      data-locale={suggesting?.localeCode}
      data-site={suggesting?.siteSlug}
      data-base={suggesting?.base}
      data-counts={suggesting && JSON.stringify(suggesting.counts)}
      data-kinds={suggesting && JSON.stringify(suggesting.kinds)}
    >
      <search>
        <form action={action} className={styles.form}>
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
          <div className={styles.box}>
            <Icon name="search" className={styles.icon} />
            <input
              id={id}
              className={styles.input}
              type="search"
              name="q"
              defaultValue={value}
              placeholder={placeholder}
              maxLength={maxQueryLength}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              // biome-ignore lint/a11y/noAutofocus: only where it stands in a panel that the visitor opens to type
              autoFocus={isFirst}
            />
            <button type="submit" className={styles.submit}>
              {submit}
            </button>
            {suggesting ? (
              <ul id={`${id}-suggestions`} className={styles.list} aria-label={suggesting.label} hidden />
            ) : null}
          </div>
          <p className="visually-hidden" role="status" data-part="count" />
          <template>
            <li className={styles.option}>
              <span className={styles.title} data-part="title" />
              <span className={styles.kind} data-part="kind" />
            </li>
          </template>
        </form>
      </search>
    </ui-search>
  );
}
