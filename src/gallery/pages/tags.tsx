import { useState } from 'react';
import { emails, phone, tags } from '#schemas/kernel/fields/field.ts';
import { PasswordInput } from '#src/admin/pages/account/PasswordInput.tsx';
import { Example } from '../Example.tsx';
import { GalleryField } from '../GalleryField.tsx';

export default function Tags() {
  const [password, setPassword] = useState('');
  return (
    <>
      <GalleryField title="Tags" field={tags({ maxItems: 5 })} />
      <GalleryField title="Suggested tags" field={tags({ suggest: true })} />
      <GalleryField title="Notified parties" field={emails()} />
      <GalleryField title="Mobile" field={phone()} />
      <Example title="Password" value={password}>
        <PasswordInput label="Password" value={password} onChange={setPassword} autoComplete="new-password" />
      </Example>
    </>
  );
}
