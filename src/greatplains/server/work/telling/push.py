"""Web Push: a message that only the browser can read (RFC 8291), sent by a server that says who it is (RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
import time
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

_POINT_BYTES: Final = 65
_AUTH_BYTES: Final = 16
_RECORD: Final = 4096
_JWT_SECONDS: Final = 12 * 3600
_DAY: Final = 24 * 3600


def new_key() -> str:
    """A private key for the server, as text."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    form = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    return key.private_bytes(serialization.Encoding.PEM, *form).decode()


class Pusher:
    """Encrypts and signs; sending is done elsewhere."""

    def __init__(self, key: str, contact: str) -> None:
        from cryptography.hazmat.primitives import serialization
        from cryptography.hazmat.primitives.asymmetric import ec

        loaded = serialization.load_pem_private_key(key.encode(), None)
        assert isinstance(loaded, ec.EllipticCurvePrivateKey)
        self._key = loaded
        self._contact = contact
        self._tokens: dict[str, tuple[float, str]] = {}
        self.public_key = _text(_point(loaded))

    def message(self, endpoint: str, keys: str, topic: str, body: dict[str, Any]) -> tuple[dict[str, str], bytes]:
        """Headers and body of the request that hands the message to the push service of a browser. A message that waits
        there gives way to a newer one with the same topic."""
        public, auth = read_keys(keys)
        sealed = seal(json.dumps(body, ensure_ascii=False).encode(), public, auth)
        headers = {
            "Authorization": f"vapid t={self._token(endpoint)}, k={self.public_key}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_DAY),
            "Topic": topic[:32],
            "Urgency": "normal",
        }
        return headers, sealed

    def _token(self, endpoint: str) -> str:
        """Who we are, for that push service; good for a while."""
        parts = urlsplit(endpoint)
        audience, now = f"{parts.scheme}://{parts.netloc}", time.time()
        known = self._tokens.get(audience)
        if known is not None and known[0] > now:
            return known[1]
        claims = {"aud": audience, "exp": int(now) + _JWT_SECONDS, "sub": self._contact}
        parts_of_it = [_text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(parts_of_it)
        token = f"{signed}.{_text(self._sign(signed.encode()))}"
        if len(self._tokens) > 100:  # a stranger can name any number of push services
            self._tokens.clear()
        self._tokens[audience] = (now + _JWT_SECONDS / 2, token)
        return token

    def _sign(self, data: bytes) -> bytes:
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        r, s = decode_dss_signature(self._key.sign(data, ec.ECDSA(hashes.SHA256())))
        return r.to_bytes(32, "big") + s.to_bytes(32, "big")


def read_keys(keys: str) -> tuple[bytes, bytes]:
    """The public key and the secret of a browser, from JSON; `ValueError` if that is not what they are."""
    try:
        read = json.loads(keys)
        public, auth = _bytes(read["p256dh"]), _bytes(read["auth"])
    except (KeyError, TypeError, AttributeError, RecursionError):
        raise ValueError("the keys of the browser are missing") from None
    from cryptography.hazmat.primitives.asymmetric import ec

    if len(public) != _POINT_BYTES or len(auth) != _AUTH_BYTES:
        raise ValueError("the keys of the browser have another length")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public)
    return public, auth


def seal(
    plain: bytes,
    public: bytes,
    auth: bytes,
    salt: bytes | None = None,
    own: EllipticCurvePrivateKey | None = None,
) -> bytes:
    """The message as one record of `aes128gcm`; salt and key are new each time, but for tests."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    salt = salt or os.urandom(16)
    own = own or ec.generate_private_key(ec.SECP256R1())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public))

    def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

    keying = derive(shared, auth, b"WebPush: info\0" + public + _point(own), 32)
    key = derive(keying, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(keying, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, plain + b"\x02", None)
    return salt + _RECORD.to_bytes(4, "big") + bytes([_POINT_BYTES]) + _point(own) + sealed


def _point(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives import serialization

    form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(*form)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
