/** Crops a chosen picture. A chunk of its own, so that the cropper loads only for picture uploads. */
import 'react-easy-crop/react-easy-crop.css';
import './cropper.css';
import RotateLeft from '@mui/icons-material/RotateLeft';
import RotateRight from '@mui/icons-material/RotateRight';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { type Area, keyed, turned, ZOOM, zoomed } from './crop.ts';
import { cutImage, loadImage } from './cutImage.ts';

interface Props {
  file: File;
  /** Width to height. */
  aspect: readonly [width: number, height: number];
  maxBytes: number;
  onDone: (file: File) => void;
  onClose: () => void;
  /** The browser cannot read the picture. */
  onBroken: () => void;
}

const START = { x: 0, y: 0 };
/** Pixels per arrow key. */
const STEP = 8;

export default function ImageCropDialog({ file, aspect, maxBytes, onDone, onClose, onBroken }: Props) {
  const translate = useTranslate();
  const [address, setAddress] = useState<string>();
  const [crop, setCrop] = useState(START);
  const [view, setView] = useState({ zoom: 1, rotation: 0 });
  const [area, setArea] = useState<Area>();
  const [busy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture alone makes a new address
  useEffect(() => {
    let gone = false;
    const made = URL.createObjectURL(file);
    loadImage(made).then(
      () => !gone && setAddress(made),
      () => !gone && onBroken(),
    );
    return () => {
      gone = true;
      URL.revokeObjectURL(made);
    };
  }, [file]);

  const press = (event: KeyboardEvent) => {
    const next = keyed(event.key, view);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setView(next);
  };
  const finish = async () => {
    if (!area || !address) return;
    setBusy(true);
    try {
      onDone(await cutImage(file, address, area, view.rotation, maxBytes));
    } catch {
      onBroken();
    }
  };
  const zoomBy = (steps: number) => setView({ ...view, zoom: zoomed(view.zoom, steps) });
  const turnBy = (quarters: number) => setView({ ...view, rotation: turned(view.rotation, quarters) });
  return (
    <ConfirmDialog
      open
      title={translate('devices.image.crop')}
      confirmLabel={translate('devices.image.use')}
      disabled={!area}
      busy={busy}
      onConfirm={() => void finish()}
      onClose={onClose}
    >
      <Box onKeyDown={press}>
        <Box
          sx={{
            position: 'relative',
            height: 'min(50vh, 340px)',
            bgcolor: 'var(--at-sunken)',
            borderRadius: 'var(--at-radius)',
            overflow: 'hidden',
          }}
        >
          {address && (
            <Cropper
              image={address}
              crop={crop}
              zoom={view.zoom}
              rotation={view.rotation}
              aspect={aspect[0] / aspect[1]}
              minZoom={ZOOM.min}
              maxZoom={ZOOM.max}
              keyboardStep={STEP}
              disableAutomaticStylesInjection
              cropperProps={{ role: 'group', 'aria-label': translate('devices.image.area') }}
              mediaProps={{ alt: '' }}
              classes={{ cropAreaClassName: 'at-crop-area' }}
              onCropChange={setCrop}
              onZoomChange={(zoom) => setView((now) => ({ ...now, zoom }))}
              onCropComplete={(_, pixels) => setArea(pixels)}
            />
          )}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 1 }}>
          <IconButton aria-label={translate('devices.image.zoomOut')} disabled={view.zoom <= ZOOM.min} onClick={() => zoomBy(-1)}>
            <ZoomOut />
          </IconButton>
          <Slider
            size="small"
            min={ZOOM.min}
            max={ZOOM.max}
            step={0.05}
            value={view.zoom}
            aria-label={translate('devices.image.zoom')}
            onChange={(_, zoom) => setView({ ...view, zoom: zoom as number })}
          />
          <IconButton aria-label={translate('devices.image.zoomIn')} disabled={view.zoom >= ZOOM.max} onClick={() => zoomBy(1)}>
            <ZoomIn />
          </IconButton>
          <IconButton aria-label={translate('devices.image.turnLeft')} onClick={() => turnBy(-1)}>
            <RotateLeft />
          </IconButton>
          <IconButton aria-label={translate('devices.image.turnRight')} onClick={() => turnBy(1)}>
            <RotateRight />
          </IconButton>
        </Box>
        <Box sx={{ fontSize: '0.8rem', color: 'text.secondary' }}>{translate('devices.image.keys')}</Box>
      </Box>
    </ConfirmDialog>
  );
}
