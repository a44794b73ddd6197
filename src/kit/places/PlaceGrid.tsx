import './places.css';

export interface GridPlace {
  uuid: string;
  name: string;
  state: 'FREE' | 'SOON' | 'TAKEN' | 'KEPT';
  /** What stands below the name, such as until when. */
  says: string;
  holder?: string | null;
  /** It is only shown, free or not. */
  fixed?: boolean;
}
interface Props {
  /** What the list is called. */
  label: string;
  places: readonly GridPlace[];
  /** The words of the states. */
  words: Readonly<Record<GridPlace['state'], string>>;
  /** What is shown may no longer be so: nothing looks free. */
  old?: boolean;
  /** Pressing a free place; absent: places are only shown. */
  onTake?: ((place: GridPlace) => void) | undefined;
}

const MARKS: Readonly<Record<GridPlace['state'], string>> = { FREE: '○', SOON: '◔', TAKEN: '●', KEPT: '◌' };

/** Places such as desks, large enough to be read across a room: by colour, mark and word. */
export function PlaceGrid({ label, places, words, old = false, onTake }: Props) {
  return (
    <ul className={`places${old ? ' places-old' : ''}`} aria-label={label}>
      {places.map((place) => {
        const { uuid, name, state, says, holder, fixed } = place;
        const inside = (
          <>
            <strong className="place-name">{name}</strong>
            <span className="place-state">
              <span aria-hidden="true">{MARKS[state]} </span>
              {words[state]}
            </span>
            {says ? <span className="place-says">{says}</span> : null}
            {holder ? <span className="place-says">{holder}</span> : null}
          </>
        );
        const look = `place-tile place-${state.toLowerCase()}`;
        return (
          <li key={uuid}>
            {onTake && !old && !fixed && (state === 'FREE' || state === 'SOON') ? (
              <button type="button" className={look} onClick={() => onTake(place)}>
                {inside}
              </button>
            ) : (
              <div className={look}>{inside}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
