import { useState } from 'react';
import { Dropdown } from '#src/kit/choices/Dropdown.tsx';
import { FilterTags } from '#src/kit/choices/FilterTags.tsx';
import { SearchBox } from '#src/kit/choices/SearchBox.tsx';
import { TabStrip } from '#src/kit/page/TabStrip.tsx';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { Dash } from '#src/kit/values/Dash.tsx';
import { Example } from '../Example.tsx';

const fruits = ['Apple', 'Banana', 'Cherry'].map((label) => ({ value: label.toLowerCase(), label }));
const tabs = [
  { code: 'OPEN', label: 'Open', count: 12 },
  { code: 'CLOSED', label: 'Closed', count: 10_000, capped: true },
];

export default function Lists() {
  const [fruit, setFruit] = useState('');
  const [asked, setAsked] = useState('');
  const [tab, setTab] = useState('OPEN');
  const [tags, setTags] = useState(['Red', 'Ripe']);
  return (
    <>
      <Example title="Drop-down" value={fruit}>
        <Dropdown label="Fruit" value={fruit} options={fruits} onChange={setFruit} />
      </Example>
      <Example title="Search" value={asked}>
        <SearchBox value={asked} onSearch={setAsked} />
      </Example>
      <Example title="Tabs" value={tab}>
        <TabStrip items={tabs} value={tab} onChange={setTab} label="Status" panel="tab-panel" />
        <div id="tab-panel" role="tabpanel" />
      </Example>
      <Example title="Tags" value={tags}>
        <FilterTags
          onClear={() => setTags([])}
          tags={tags.map((value) => ({
            key: value,
            name: 'Colour',
            value,
            label: `Colour ${value}`,
            onRemove: () => setTags(tags.filter((one) => one !== value)),
          }))}
        />
      </Example>
      <Example title="Empty cell">
        <Dash />
      </Example>
      <Example title="Empty list">
        <EmptyState />
      </Example>
      <Example title="Broken list">
        <ErrorState error="errors.network" onRetry={() => setTags(['Again'])} />
      </Example>
    </>
  );
}
