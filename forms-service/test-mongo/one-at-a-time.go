package main

import (
	"bytes"
	"encoding/binary"
	"io"
	"net"
	"sync"
)

// FerretDB finds and writes a document in two steps, so two clients may both succeed in changing the same revision.
// MongoDB does it in one. Each write therefore waits for the response to the one before.
var writing sync.Mutex

var writes = map[string]bool{"insert": true, "update": true, "delete": true, "findAndModify": true}

const (
	headerLen = 16
	opMsg     = 2013
	// Offset of the command: header, flags, section kind, document length and type of the first element.
	commandAt = headerLen + 4 + 1 + 4 + 1
)

// serveOneAtATime proxies connections to the server at a socket, one write at a time.
func serveOneAtATime(listener net.Listener, socket string) error {
	for {
		client, err := listener.Accept()
		if err != nil {
			return err
		}
		go carry(client, socket)
	}
}

func carry(client net.Conn, socket string) {
	defer client.Close()
	server, err := net.Dial("unix", socket)
	if err != nil {
		return
	}
	defer server.Close()
	for {
		request, err := readMessage(client)
		if err != nil {
			return
		}
		answer, err := answerOf(server, request)
		if err != nil {
			return
		}
		if _, err := client.Write(answer); err != nil {
			return
		}
	}
}

func answerOf(server net.Conn, request []byte) ([]byte, error) {
	if writes[commandOf(request)] {
		writing.Lock()
		defer writing.Unlock()
	}
	if _, err := server.Write(request); err != nil {
		return nil, err
	}
	return readMessage(server)
}

func readMessage(conn net.Conn) ([]byte, error) {
	header := make([]byte, headerLen)
	if _, err := io.ReadFull(conn, header); err != nil {
		return nil, err
	}
	length := max(int(binary.LittleEndian.Uint32(header)), headerLen)
	message := append(header, make([]byte, length-headerLen)...)
	_, err := io.ReadFull(conn, message[headerLen:])
	return message, err
}

func commandOf(message []byte) string {
	if len(message) < commandAt || binary.LittleEndian.Uint32(message[12:]) != opMsg {
		return ""
	}
	name, _, _ := bytes.Cut(message[commandAt:], []byte{0})
	return string(name)
}
