import { saveBase64 } from '#dataProvider/base64Download.ts';
import { QrDownloadButton } from '#src/kit/qr/QrDownloadButton.tsx';
import { QrImage } from '#src/kit/qr/QrImage.tsx';
import { Example } from '../Example.tsx';

const codes = ['Lobby', 'Car park', 'Gym'].map((name) => ({ name, text: `atrium:door:${name}` }));

export default function Qr() {
  return (
    <>
      <Example title="One QR code">
        <QrImage text="atrium:door:Lobby" name="QR code of Lobby" />
        <QrDownloadButton codes={codes.slice(0, 1)} save={saveBase64} />
      </Example>
      <Example title="Several QR codes">
        <QrDownloadButton codes={codes} save={saveBase64} />
      </Example>
      <Example title="No QR codes">
        <QrDownloadButton codes={[]} save={saveBase64} />
      </Example>
    </>
  );
}
