"""A device that keeps passkeys, in software: ES256 keys, no attestation, a counter."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

Json = dict[str, Any]

PRESENT, VERIFIED, NEW = 0x01, 0x04, 0x40
"""Flags of what a device says: somebody was there, and was known to it; a key is told."""


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """A device with one passkey at most; what it says of itself can be set."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.domain: str | None = None
        self.framed = False
        self.count = 0
        self.flags = PRESENT | VERIFIED
        self.id = secrets.token_bytes(16)
        self.handle = ""
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: Json) -> Json:
        """Return what a browser answers when it is asked for a new passkey."""
        assert {"type": "public-key", "alg": -7} in options["pubKeyCredParams"]
        self.handle = options["user"]["id"]
        signed = self._data(options["rp"]["id"], NEW)
        signed += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + self._cose()
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": signed})
        client = self._client("webauthn.create", options["challenge"])
        answer = {"clientDataJSON": text(client), "attestationObject": text(attestation)}
        return self._credential(answer)

    def use(self, options: Json) -> Json:
        """Return what a browser answers when it is asked who somebody is."""
        self.count += 1
        described = self._data(options["rpId"])
        client = self._client("webauthn.get", options["challenge"])
        signed = self._key.sign(
            described + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256())
        )
        return self._credential(
            {
                "clientDataJSON": text(client),
                "authenticatorData": text(described),
                "signature": text(signed),
                "userHandle": self.handle,
            }
        )

    def _credential(self, response: Json) -> Json:
        known = {"id": text(self.id), "rawId": text(self.id), "type": "public-key"}
        return {**known, "response": response, "clientExtensionResults": {}}

    def _client(self, kind: str, challenge: str) -> bytes:
        client_data = {
            "type": kind,
            "challenge": challenge,
            "origin": self.origin,
            "crossOrigin": self.framed,
        }
        return json.dumps(client_data).encode()

    def _data(self, domain: str, flags: int = 0) -> bytes:
        digest = hashlib.sha256((self.domain or domain).encode()).digest()
        return digest + bytes([self.flags | flags]) + self.count.to_bytes(4, "big")

    def _cose(self) -> bytes:
        point = self._key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (point.x, point.y))
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
